import { randomSetting, type Joints, randomGenes } from '@eidolon/people'
import { Joints as JointsShape } from '@eidolon/contract/characters/poses.ts'
import { listedJoints } from '@eidolon/people/poses/generated/listed-joints.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { adornments } from '#avatar/adornments.ts'
import type { Avatar } from '#avatar/avatar.ts'
import { liveAvatar } from '#avatar/live-avatar.ts'
import { standIn } from '#avatar/stand-in.ts'
import type { Turns } from '#avatar/turns.ts'
import { bodyModel } from '#body/body-parts.ts'
import { poseBody } from '#body/make-body.ts'
import { wearOf } from '#figure/build-figure.ts'
import { chain, rotate, type Rotation, still } from '#geometry/rotation.ts'
import { minus, plus, times, type Vector } from '#geometry/vector.ts'
import type { Pack } from '#pack/pack.ts'
import { personFor } from '#styles/person-for.ts'
import { solesUnder } from '#wardrobe/worn.ts'
import { loadPack } from '#workshop/load-pack.ts'

type Mesh = { readonly positions: ArrayLike<number>; readonly triangles: ArrayLike<number> }

const side = 320
/** Decimeters that are seen, each way from the middle, and from the ground up. */
const reach = 11

/** What is covered, seen from so many degrees to the left of the front. */
function silhouette(meshes: readonly Mesh[], turn: number): Uint8Array {
  const covered = new Uint8Array(side * side)
  const [s, c] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  for (const { positions, triangles } of meshes) {
    const x = (vertex: number) => {
      const across = positions[vertex * 3]! * c - positions[vertex * 3 + 2]! * s
      return ((across + reach) / (2 * reach)) * side
    }
    const y = (vertex: number) => (1 - (positions[vertex * 3 + 1]! + 1) / (2 * reach)) * side
    for (let at = 0; at < triangles.length; at += 3) {
      const corners = [0, 1, 2].map((k) => [x(triangles[at + k]!), y(triangles[at + k]!)] as const)
      fill(covered, corners[0]!, corners[1]!, corners[2]!)
    }
  }
  return covered
}

type Corner = readonly [x: number, y: number]

function fill(covered: Uint8Array, a: Corner, b: Corner, c: Corner): void {
  const whole = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
  if (whole === 0) return
  const [low, high] = [Math.floor(Math.min(a[1], b[1], c[1])), Math.ceil(Math.max(a[1], b[1], c[1]))]
  const [left, right] = [Math.floor(Math.min(a[0], b[0], c[0])), Math.ceil(Math.max(a[0], b[0], c[0]))]
  for (let y = Math.max(0, low); y <= Math.min(side - 1, high); y += 1) {
    for (let x = Math.max(0, left); x <= Math.min(side - 1, right); x += 1) {
      const [px, py] = [x + 0.5, y + 0.5]
      const u = ((b[0] - px) * (c[1] - py) - (c[0] - px) * (b[1] - py)) / whole
      const v = ((c[0] - px) * (a[1] - py) - (a[0] - px) * (c[1] - py)) / whole
      if (u >= 0 && v >= 0 && u + v <= 1) covered[y * side + x] = 1
    }
  }
}

const overlap = (one: Uint8Array, other: Uint8Array): number => {
  let [both, either] = [0, 0]
  for (const [at, value] of one.entries()) {
    both += value & other[at]!
    either += value | other[at]!
  }
  return both / either
}

/** The model with its bones turned, in decimeters. */
function posed({ joints, meshes }: Avatar, { bones, hips }: Turns): readonly Mesh[] {
  const [whole, places]: [Rotation[], Vector[]] = [[], []]
  for (const { name, parent, at } of joints) {
    const above = whole[parent] ?? still
    whole.push(chain(above, bones[name] ?? still))
    const from = joints[parent]
    places.push(from ? plus(places[parent]!, rotate(above, minus(at, from.at))) : plus(at, hips))
  }
  return meshes.flatMap(({ pieces }) =>
    pieces.map((piece) => {
      const positions = new Float32Array(piece.positions.length)
      for (let vertex = 0; vertex * 3 < positions.length; vertex += 1) {
        const own: Vector = [
          piece.positions[vertex * 3]!,
          piece.positions[vertex * 3 + 1]!,
          piece.positions[vertex * 3 + 2]!,
        ]
        let sum: Vector = [0, 0, 0]
        for (let k = vertex * 4; k < vertex * 4 + 4; k += 1) {
          const [bone, weight] = [piece.joints[k]!, piece.weights[k]!]
          if (weight === 0) continue
          const there = plus(places[bone]!, rotate(whole[bone]!, minus(own, joints[bone]!.at)))
          sum = plus(sum, times(there, weight * 10))
        }
        positions.set(sum, vertex * 3)
      }
      return { positions, triangles: piece.triangles }
    }),
  )
}

describe('a pose of one’s own, in the round and drawn', () => {
  let pack: Pack
  let avatar: Avatar
  let stand: ReturnType<typeof standIn>
  const genes = { ...randomGenes(7, { sex: 0.2, age: 28 }), hairStyle: 'short' as const }
  const setting = randomSetting(
    genes,
    { accessories: [], without: [...genes.accessories], outfit: 'sportswear', background: 'studio', pose: 'standing' },
    3,
  )
  const who = { genes, style: 'studio' as const, seed: 3, setting }
  beforeAll(async () => {
    pack = await loadPack()
    avatar = liveAvatar(pack, who, adornments)
    stand = standIn(pack, who)
  })

  const lunge = JointsShape.parse({
    bones: {
      hips: [10, -20, 0],
      leftUpperArm: [20, 0, 100],
      leftLowerArm: [30, 0, 0],
      leftUpperLeg: [50, 10, 10],
      leftLowerLeg: [-60, 0, 0],
      head: [-10, 20, 0],
    },
  })
  const listed = (id: 'waving' | 'running' | 'hands-on-hips') => JointsShape.parse(JSON.parse(listedJoints[id]))

  it.each([
    ['a lunge', lunge],
    ['waving', listed('waving')],
    ['running', listed('running')],
    ['hands on hips', listed('hands-on-hips')],
  ] as const)('[POSE-19] the silhouettes of both overlap by more than 97 %%: %s', (_name, joints: Joints) => {
    const pose = { joints, fingers: joints.hands, lift: joints.lift }
    const body = poseBody(personFor(pack, genes, 'studio'), {
      pose,
      expression: 'neutral',
      seed: 3,
      detail: 'plain',
      soles: solesUnder(genes.marks),
    })
    const { clothes, locks, whiskers } = wearOf(body, setting, 3, () => {})
    const drawn = [...bodyModel(body, clothes.hidden)('plain'), ...clothes.parts, ...locks, ...whiskers]
    const round = posed(avatar, stand(joints))
    for (const turn of [0, 50]) {
      const share = overlap(silhouette(drawn, turn), silhouette(round, turn))
      expect(share).toBeGreaterThan(0.97)
    }
  })
})
