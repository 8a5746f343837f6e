import { beforeAll, describe, expect, it } from 'vitest'
import {
  accessories,
  type AccessoryId,
  type GeneValues,
  idsOf,
  bodyParams,
  type PoseId,
  randomGenes,
  styles,
  withGenes,
} from '@eidolon/people'
import type { Body } from '#body/body.ts'
import { poseBody } from '#body/make-body.ts'
import { lidEdges } from '#body/eyes/lid-edges.ts'
import { makePerson, type BuiltPerson } from '#body/person.ts'
import { lengthOf, minus, type Vector, vertexAt } from '#geometry/vector.ts'
import type { Part } from '#geometry/part.ts'
import { headOf } from '#head/head.ts'
import type { Pack } from '#pack/pack.ts'
import { adorn } from '#props/adorn.ts'
import { poseFor } from '#props/holding.ts'
import { props } from '#props/props.generated.ts'
import { bodyModel } from '#body/body-parts.ts'
import { growHair } from '#hair/grow-hair.ts'
import { scalpOf } from '#hair/scalp.ts'
import { personFor } from '#styles/person-for.ts'
import { makeShell, type ShellForm } from '#wardrobe/shell.ts'
import { above, all, below, trunk } from '#wardrobe/regions.ts'
import { wearerOf } from '#wardrobe/wearer.ts'
import { loadPack } from '#workshop/load-pack.ts'

let pack: Pack
beforeAll(async () => {
  pack = await loadPack()
})

/** One person with some genes otherwise; all else is the same. */
const personWith = (given: Partial<GeneValues>): BuiltPerson =>
  makePerson(pack, bodyParams(withGenes(randomGenes(7, { sex: 0, age: 30 }), given)))
const standing = (person: BuiltPerson): Body =>
  poseBody(person, { pose: {}, expression: 'neutral', seed: 1, detail: 'plain' })
const far = ({ bones }: Body, from: string, to: string): number =>
  lengthOf(minus(bones.restJoint(from), bones.restJoint(to)))
const legs = (body: Body): number => far(body, 'upperleg01.L', 'lowerleg01.L') + far(body, 'lowerleg01.L', 'foot.L')

/** How wide and how open the left eye is, how high its ball is, and how far its corner is from the middle of the face. */
function eyesOf({ shape }: BuiltPerson) {
  const { upper, lower } = lidEdges(pack).left
  const across = [...upper, ...lower].map((vertex) => vertexAt(shape, vertex)[0])
  const heights = [...upper, ...lower].map((vertex) => vertexAt(shape, vertex)[1])
  const { first, count } = pack.base.groups.get('helper-l-eye')!
  const ball = [...pack.base.quads.subarray(first * 4, (first + count) * 4)].map((at) => vertexAt(shape, at)[1])
  const range = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  return { wide: range(across), open: range(heights), ball: range(ball), between: Math.min(...across) }
}

const bodyVertices = 13_380
/** The widest that the body is between two heights of the base mesh, arms left out. */
function girth({ pack: { base, bones }, shape }: Body, low: number, high: number): number {
  let wide = 0
  for (let vertex = 0; vertex < bodyVertices; vertex += 1) {
    const y = base.positions[vertex * 3 + 1]!
    if (y < low || y > high) continue
    if (/^(upperarm|lowerarm|wrist|finger|metacarpal)/.test(bones[base.boneIndices[vertex * 4]!]!.name)) continue
    wide = Math.max(wide, Math.abs(shape[vertex * 3]!))
  }
  return wide
}

/** Of a list of numbers each is greater than the one before. */
const rising = (values: readonly number[]): boolean => values.every((value, at) => at === 0 || value > values[at - 1]!)

describe('proportions', () => {
  it('[ILL-570] eyes of a storybook are a third larger, balls and lids alike, and keep apart', () => {
    for (const seed of [3, 4, 5, 6]) {
      const own = bodyParams(randomGenes(seed))
      const [life, drawn] = [makePerson(pack, own), makePerson(pack, own, { eyes: 4 / 3, irises: 1, head: 1 })].map(
        eyesOf,
      )
      expect(drawn!.wide / life!.wide).toBeCloseTo(4 / 3, 1)
      expect(drawn!.open / life!.open).toBeCloseTo(4 / 3, 1)
      expect(drawn!.ball / life!.ball).toBeCloseTo(4 / 3, 1)
      expect(drawn!.between).toBeGreaterThan(life!.between * 0.6)
    }
  })

  it('[ILL-574] whoever it is has the same moles, freckles, irises and face at rest in every style', () => {
    for (const seed of [3, 4, 5, 6]) {
      const genes = randomGenes(seed, { moles: 3, freckles: 0.6 })
      const life = personFor(pack, genes, 'studio')
      expect(life.identity).toBe(makePerson(pack, bodyParams(genes)).identity)
      for (const style of idsOf(styles)) {
        const { identity, bodyParams: drawn } = personFor(pack, genes, style)
        expect({ style, identity, ...drawn.skin }).toMatchObject({
          style,
          identity: life.identity,
          moles: 3,
          freckles: 0.6,
        })
      }
    }
    const identities = [3, 4, 5, 6].map((seed) => personFor(pack, randomGenes(seed), 'storybook').identity)
    expect(new Set(identities).size).toBe(4)
  })

  it('[ILL-24] the taller somebody is, the longer are legs, arms and the whole person', () => {
    const bodies = [0, 0.25, 0.5, 0.75, 1].map((height) => standing(personWith({ height })))
    expect(rising(bodies.map(legs))).toBe(true)
    expect(rising(bodies.map((body) => far(body, 'upperarm01.L', 'wrist.L')))).toBe(true)
    expect(rising(bodies.map((body) => vertexAt(body.posed, 881)[1]))).toBe(true)
  })

  it('[ILL-24] the heavier somebody is, the wider are waist and hips, and the further off hang the arms', () => {
    const people = [0.1, 0.4, 0.7, 1].map((weight) => personWith({ weight }))
    expect(rising(people.map((person) => girth(standing(person), 1, 2.5)))).toBe(true)
    expect(rising(people.map((person) => girth(standing(person), -0.5, 0.8)))).toBe(true)
    const out = people.map(({ build }) => build.armsOut)
    expect(out.at(-1)).toBeGreaterThan(out[0]!)
    for (const [at, value] of out.slice(1).entries()) expect(value).toBeGreaterThanOrEqual(out[at]!)
  })

  it('[ILL-116] both sides of a person are alike', () => {
    const { shape, frame } = personWith({ weight: 0.8, muscle: 0.7 })
    for (const [name, bone] of frame.index) {
      if (!name.endsWith('.L')) continue
      const [x, y, z] = frame.joints[bone]!
      const other = frame.joints[frame.index.get(name.replace('.L', '.R')) ?? 0]!
      expect(lengthOf(minus(other, [-x, y, z]))).toBeLessThan(0.03)
    }
    expect(shape.every(Number.isFinite)).toBe(true)
  })

  it('[ILL-31] every vertex hangs on bones whose weights add up to one', () => {
    const { boneIndices, boneWeights } = pack.base
    let [max, wrong] = [0, 0]
    for (let at = 0; at < boneWeights.length; at += 4) {
      const sum = boneWeights[at]! + boneWeights[at + 1]! + boneWeights[at + 2]! + boneWeights[at + 3]!
      max = Math.max(max, Math.abs(sum - 1))
      wrong += [0, 1, 2, 3].filter((k) => boneIndices[at + k]! >= pack.bones.length || boneWeights[at + k]! < 0).length
    }
    expect(max).toBeLessThan(0.01)
    expect(wrong).toBe(0)
  })
})

describe('the skin', () => {
  it('[ILL-204] is whole, plain and fine: corners in range, normals of length 1', () => {
    const model = bodyModel(standing(personWith({})), new Uint8Array(pack.base.positions.length / 3))
    for (const detail of ['plain', 'fine'] as const) {
      for (const { name, positions, normals, triangles } of model(detail)) {
        const count = positions.length / 3
        expect(triangles.every((corner) => corner < count)).toBe(true)
        let worst = 0
        for (const corner of triangles) worst = Math.max(worst, Math.abs(lengthOf(vertexAt(normals, corner)) - 1))
        // The cornea stands out of the eyeball that its normals are those of.
        expect({ name, even: worst < 0.06 }).toEqual({ name, even: true })
      }
    }
  })

  it('[ILL-33] is drawn in the same place, however finely', () => {
    const model = bodyModel(standing(personWith({})), new Uint8Array(pack.base.positions.length / 3))
    const box = (parts: readonly Part[]) => {
      const skin = parts.find(({ name }) => name === 'skin')!
      const places = Array.from(skin.triangles, (corner) => vertexAt(skin.positions, corner))
      return [0, 1, 2].flatMap((axis) => {
        let [low, high] = [99, -99]
        for (const at of places) [low, high] = [Math.min(low, at[axis]!), Math.max(high, at[axis]!)]
        return [low, high]
      })
    }
    const [plain, fine] = [box(model('plain')), box(model('fine'))]
    for (const [at, value] of plain.entries()) expect(Math.abs(value - fine[at]!)).toBeLessThan(0.06)
  })
})

describe('hair', () => {
  it('[ILL-82] begins at the scalp: every lock has its first knot on the skin', () => {
    const body = standing(personWith({}))
    const head = headOf(body)
    const scalp = scalpOf(body, head, 0)
    expect(scalp.points.length).toBeGreaterThan(300)
    expect(scalp.triangles.every((corner) => corner < scalp.points.length)).toBe(true)
    for (const style of ['long', 'bob', 'curls', 'pixie'] as const) {
      const colors = { colour: '#5c3d29', highlight: '#8a6443', highlights: 0.2, grey: 0 }
      const locks = growHair(body, { ...colors, style, length: 0.6, curl: 0.3 }).filter(({ name }) => name === 'hair')
      const off: number[] = []
      for (const { rest = new Float32Array(0), uvs = new Float32Array(0) } of locks) {
        for (let v = 0; v < rest.length / 3; v += 2) {
          if (uvs[v * 2 + 1] !== 0) continue
          const at = vertexAt(rest, v)
          off.push(Math.min(...scalp.points.map((point) => lengthOf(minus(point.at, at)))))
        }
      }
      // The mesh of the scalp has a vertex every two or three centimeters.
      const sunk = off.filter((gap) => gap > 0.35).length
      expect({ style, sunk: sunk / Math.max(1, off.length) < 0.02 }).toEqual({ style, sunk: true })
    }
  })
})

describe('cloth', () => {
  const form = (more: Partial<ShellForm>): ShellForm => ({
    name: 'vest',
    where: all(above(0.5), below(4.5), trunk),
    thick: () => 0.08,
    loose: 2,
    surface: () => {},
    ...more,
  })
  /** Mean distance of cloth from the skin below it at the waist. */
  function room(body: Body, more: Partial<ShellForm>): number {
    const wearer = wearerOf(body)
    const { part, clipped } = makeShell(wearer, form(more))
    let [sum, count] = [0, 0]
    for (let v = 0; v < clipped.count; v += 5) {
      const [x, y, z] = vertexAt(part.rest!, v)
      if (y < 1.2 || y > 2.6) continue
      let least = 9
      for (let other = 0; other < wearer.fabric.count; other += 1) {
        const [a, b, c] = vertexAt(wearer.fabric.rest, other)
        if (Math.abs(a - x) + Math.abs(b - y) + Math.abs(c - z) > 0.2) continue
        least = Math.min(least, lengthOf(minus(vertexAt(part.positions, v), vertexAt(wearer.skin, other))))
      }
      sum += Math.min(1, least)
      count += 1
    }
    return sum / count
  }

  it('[ILL-76] the looser it is cut, the wider it is, on slight and on stout people', () => {
    for (const weight of [0.15, 0.9]) {
      const body = standing(personWith({ weight }))
      expect(rising([0, 0.5, 1].map((fall) => room(body, { fall })))).toBe(true)
      expect(rising([0.05, 0.15, 0.3].map((thick) => room(body, { thick: () => thick })))).toBe(true)
    }
  })
})

describe('what is held', () => {
  // A guitar hangs by its strap: it goes where both hands are, not into one of them.
  const carried = accessories
    .map(({ id }) => id)
    .filter((id) => props[id].hand !== undefined && props[id].hand.fingers !== 'strum')
  const colors = { primary: '#334a6e', secondary: '#8a8578', accent: '#c8564a', seed: 5 }

  /** How near a thing comes to the middle of a palm. */
  const reach = (parts: readonly Part[], palm: Vector): number => {
    let least = 99
    for (const { positions } of parts)
      for (let v = 0; v < positions.length / 3; v += 1)
        least = Math.min(least, lengthOf(minus(vertexAt(positions, v), palm)))
    return least
  }

  /** Who they are is made once. */
  let holders: readonly (readonly [BuiltPerson, PoseId])[]
  beforeAll(() => {
    holders = [
      [personWith({ height: 0.1, weight: 0.2 }), 'standing'],
      [personWith({ sex: 1, height: 0.9, weight: 0.8 }), 'walking'],
      [personWith({}), 'sitting'],
    ]
  })

  it.each(carried)('[ILL-88] hands reach the %s that they hold, standing, walking or sitting', (id: AccessoryId) => {
    // One of them each, the next one for the next thing; all three with THOROUGH=all.
    const nth = carried.indexOf(id) % holders.length
    for (const [person, pose] of process.env.THOROUGH === 'all' ? holders : [holders[nth]!]) {
      const posture = poseFor(pose, [id], 'suit')
      const body = poseBody(person, { pose: posture, expression: 'neutral', seed: 1, detail: 'plain' })
      const parts = adorn(body, [id], colors)
      const { left, right } = body.hands
      const hand = left.grips && !right.grips ? left : right
      expect({ pose, near: reach(parts, hand.palm) < 0.7 }).toEqual({ pose, near: true })
    }
  })
})
