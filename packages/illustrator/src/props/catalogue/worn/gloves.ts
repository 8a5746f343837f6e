import type { Body } from '#body/body.ts'
import { linear, scaled } from '#geometry/colour.ts'
import { toPart } from '#geometry/mesh-part.ts'
import { newMesh, quad, vertex } from '#geometry/mesh.ts'
import type { Part } from '#geometry/part.ts'
import { along, minus, unit, type Vector, vertexAt } from '#geometry/vector.ts'
import { bodyNormals } from '#head/head.ts'
import type { Fitting } from '#props/fitting.ts'
import { ringAround } from '#props/kit/girth.ts'
import { leather } from '#props/materials.ts'
import { prop } from '#props/prop-file.ts'
import { strip } from '#props/kit/jewels.ts'

/** Shells over both hands, from a little before the wrist, with a rolled cuff. */
export const gloves = prop({
  label: 'Gloves',
  words: 'gloves, gauntlets, leather gloves, glove, fingerless gloves, gloved',
  order: 300,
  slot: 'hands',
  dyed: ['gloves', 'glove cuff'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const colour = scaled(linear(fitting.colours.accent), 0.6)
  return [
    shell(fitting.body, leather(colour)),
    ...(['L', 'R'] as const).map((side) => cuff(fitting, side, leather(colour))),
  ]
}

/** How thick the leather is. */
const thick = 0.028

function shell(body: Body, surface: Part['surface']): Part {
  const mesh = newMesh()
  const onHand = handWeights(body)
  const normals = bodyNormals(body, body.posed)
  const { quads, groups } = body.pack.base
  const group = groups.get('body') ?? { first: 0, count: 0 }
  const known = new Map<number, number>()
  const corner = (index: number): number => {
    const there = known.get(index)
    if (there !== undefined) return there
    const made = vertex(mesh, along(vertexAt(body.posed, index), vertexAt(normals, index), thick), [0, 0, 0])
    known.set(index, made)
    return made
  }
  for (let face = group.first; face < group.first + group.count; face++) {
    const four = [0, 1, 2, 3].map((nth) => quads[face * 4 + nth] ?? 0)
    if (!four.every((index) => (onHand[index] ?? 0) > 0.35)) continue
    const [a, b, c, d] = four.map(corner)
    if (a !== undefined && b !== undefined && c !== undefined && d !== undefined) quad(mesh, a, b, c, d)
  }
  return toPart(mesh, { name: 'gloves', material: 'hard', surface, twoSided: true })
}

/** How much each vertex belongs to a hand: the weight of its bones from the wrist on. */
function handWeights(body: Body): Float32Array {
  const { boneIndices, boneWeights } = body.pack.base
  const ofHand = body.pack.bones.map(({ name }) => /^(wrist|finger|metacarpal)/.test(name))
  const weights = new Float32Array(body.posed.length / 3)
  for (let at = 0; at < boneIndices.length; at++) {
    if (ofHand[boneIndices[at] ?? 0] === true) {
      weights[Math.floor(at / 4)] = (weights[Math.floor(at / 4)] ?? 0) + (boneWeights[at] ?? 0)
    }
  }
  return weights
}

function cuff({ body }: Fitting, side: 'L' | 'R', surface: Part['surface']): Part {
  const [elbow, hand] = [body.bones.joint(`lowerarm02.${side}`), body.bones.joint(`wrist.${side}`)]
  const axis = unit(minus(hand, elbow))
  const front: Vector = side === 'L' ? body.hands.left.facing : body.hands.right.facing
  const sign = side === 'L' ? 1 : -1
  const ring = ringAround([body.posed], along(hand, axis, -0.06), axis, front, 0.1, 0.6, (_, index) => {
    return index < 13380 && (body.rest[index * 3] ?? 0) * sign > 3.4
  })
  return strip(ring, 0.26, 0.02, 0.035, surface, 'glove cuff')
}
