import { atan2, cos, sin } from '@eidolon/people/exact.ts'
import { clamp } from '#geometry/interpolate.ts'
import type { Vector } from '#geometry/vector.ts'
import type { Joint, Spring } from './avatar.ts'
import { add, mixedShares, type Shares } from './weights.ts'

/** Something that hangs around a bone, as a ring of chains of joints: long hair, skirts. */
export type Hanging = {
  readonly joints: readonly Joint[]
  readonly springs: readonly Spring[]
  /** What a point of it follows; undefined above where it begins to hang. */
  readonly follows: (x: number, y: number, z: number, held: Shares) => Shares
}

type Manner = {
  readonly name: string
  /** The joint that holds it, by its index in the model, and where that is; decimeters. */
  readonly holder: number
  readonly middle: Vector
  /** The height from which on it swings. */
  readonly from: number
  readonly chains: number
  readonly stiffness: number
  readonly gravity: number
  readonly drag: number
}

/** Length of a link, decimeters. */
const link = 1.1

const turn = Math.PI * 2

/** Chains through the points, numbered from `first` on; none where too little hangs. */
export function hang(points: Float32Array, first: number, manner: Manner): Hanging | undefined {
  const { name, holder, middle, from, chains } = manner
  let lowest = from
  for (let at = 1; at < points.length; at += 3) lowest = Math.min(lowest, points[at]!)
  const links = Math.min(6, Math.floor((from - lowest) / link))
  if (links < 1) return undefined
  const step = (from - lowest) / links
  const sector = (x: number, z: number) => ((atan2(x - middle[0], z - middle[2]) / turn + 1) % 1) * chains
  const means = meansOf(points, { middle, from, step, links, chains, sector })
  const joints: Joint[] = []
  const springs: Spring[] = []
  const firstOf: number[] = []
  for (let chain = 0; chain < chains; chain += 1) {
    const own: number[] = []
    firstOf.push(first + joints.length)
    for (let at = 0; at <= links; at += 1) {
      own.push(first + joints.length)
      joints.push({
        name: `${name}${chain + 1}-${at + 1}`,
        parent: at === 0 ? holder : first + joints.length - 1,
        at: means[chain]![at]!,
      })
    }
    springs.push({
      name: `${name}${chain + 1}`,
      joints: own,
      stiffness: manner.stiffness,
      gravity: manner.gravity,
      drag: manner.drag,
      radius: 0.02,
    })
  }
  return {
    joints,
    springs,
    follows: (x, y, z, held) => {
      const depth = (from - y) / step - 0.5
      if (depth <= -1) return held
      const place = sector(x, z) - 0.5
      const one = (Math.floor(place) + chains) % chains
      const share = place - Math.floor(place)
      const shares: Shares = new Map()
      for (const [chain, part] of [
        [one, 1 - share],
        [(one + 1) % chains, share],
      ] as const) {
        const link = clamp(Math.floor(depth), 0, links - 1)
        const next = clamp(link + 1, 0, links - 1)
        const on = clamp(depth - link)
        add(shares, firstOf[chain]! + link, part * (1 - on))
        add(shares, firstOf[chain]! + next, part * on)
      }
      return depth >= 0 ? shares : mixedShares(held, shares, depth + 1)
    },
  }
}

type Ring = {
  readonly middle: Vector
  readonly from: number
  readonly step: number
  readonly links: number
  readonly chains: number
  readonly sector: (x: number, z: number) => number
}

/** Where the links of each chain begin: as far out as what hangs there, on the average. */
function meansOf(
  points: Float32Array,
  { middle, from, step, links, chains, sector }: Ring,
): readonly (readonly Vector[])[] {
  const sums = Array.from({ length: chains }, () => new Float64Array((links + 1) * 2))
  for (let at = 0; at < points.length; at += 3) {
    const [x, y, z] = [points[at]!, points[at + 1]!, points[at + 2]!]
    const row = Math.round((from - y) / step)
    if (row < 0 || row > links) continue
    const own = sums[Math.floor(sector(x, z)) % chains]!
    own[row * 2]! += Math.hypot(x - middle[0], z - middle[2])
    own[row * 2 + 1]! += 1
  }
  return sums.map((own, chain) => {
    let out = 0.6
    const angle = ((chain + 0.5) / chains) * turn
    return Array.from({ length: links + 1 }, (_, row): Vector => {
      const count = own[row * 2 + 1]!
      if (count > 0) out = own[row * 2]! / count
      return [middle[0] + sin(angle) * out, from - row * step, middle[2] + cos(angle) * out]
    })
  })
}
