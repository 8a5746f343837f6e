import type { AccessoryId } from '@eidolon/people'
import { cos, sin } from '@eidolon/people/exact.ts'
import { linear } from '#geometry/color.ts'
import { newMesh } from '#geometry/mesh.ts'
import type { Part } from '#geometry/part.ts'
import { boundingBox } from '#geometry/bounding-box.ts'
import { roundTable, table as tableShape } from '#places/kit/furniture.ts'
import { setPart } from '#places/kit/set-part.ts'
import { wood } from '#places/surfaces/built.ts'
import { piece, type PieceFile } from './piece-file.ts'
import { triples } from '#geometry/numbers.ts'

type Vector = readonly [number, number, number]

/** Where one of the things is: its foot, how it is turned, and how large it may be. */
type Lie = {
  readonly at: Vector
  /** Degrees around x, then z, then y: what stands upright lies on its back with -90 around x. */
  readonly turn: Vector
  readonly room: Vector
  /** How much larger than in a hand it may be, to be seen at all. */
  readonly grown: number
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The parts of a thing turned, made to fit, and put down on their lowest point. */
export function resting(parts: readonly Part[], { at, turn, room, grown }: Lie): readonly Part[] {
  const [cx, cz, cy] = [cos(radians(turn[0])), cos(radians(turn[1])), cos(radians(turn[2]))]
  const [sx, sz, sy] = [sin(radians(turn[0])), sin(radians(turn[1])), sin(radians(turn[2]))]
  const turned = (from: Float32Array): Float32Array => {
    const to = new Float32Array(from.length)
    for (let index = 0; index < from.length; index += 3) {
      const [x, y, z] = [from[index]!, from[index + 1]!, from[index + 2]!]
      const [y1, z1] = [y * cx - z * sx, y * sx + z * cx]
      const [x2, y2] = [x * cz - y1 * sz, x * sz + y1 * cz]
      to[index] = x2 * cy + z1 * sy
      to[index + 1] = y2
      to[index + 2] = z1 * cy - x2 * sy
    }
    return to
  }
  const lying = parts.map((part) => ({
    ...part,
    positions: turned(part.positions),
    normals: turned(part.normals),
    rest: part.rest ?? part.positions,
    material: part.material === 'glow' || part.blended ? part.material : ('set' as const),
  }))
  const { low, high } = boundingBox(lying)
  const scale = Math.min(grown, ...room.map((max, axis) => max / Math.max(0.01, high[axis]! - low[axis]!)))
  const foot = [(low[0] + high[0]) / 2, low[1], (low[2] + high[2]) / 2]
  return lying.map((part) => ({
    ...part,
    positions: part.positions.map((value, index) => at[index % 3]! + (value - foot[index % 3]!) * scale),
  }))
}

type Told = {
  readonly thing: AccessoryId
  readonly label: string
  readonly words: string
  readonly order: number
  /** How many of them there are. */
  readonly count?: number
  readonly turn?: Vector
  readonly grown?: number
}

/** Places on a table for so many things: the one in the middle to the front. */
const spots: readonly (readonly [x: number, z: number, turn: number])[] = triples`
  0 1 0, -2.6 -0.2 35, 2.7 -0.4 -30, -1.2 -1.6 70, 1.5 -1.7 -75`

/** Something that is else held, on a small table. */
function onTable({ thing, count = 1, turn = [0, 0, 0], grown = 1.5, ...told }: Told): PieceFile {
  return piece({
    ...told,
    where: 'stands',
    dyed: true,
    of: thing,
    size: [10.4, 12.8, 8],
    make: ({ noise, thing: thingOf }) => {
      const timber = newMesh()
      if (count > 2) tableShape(timber, {}, 10, 7, 7.2)
      else roundTable(timber, {}, 3.8, 7.2)
      const made = thingOf(thing)
      const things = spots.slice(0, count).flatMap(([x, z, way]) =>
        resting(made, {
          at: [x, 7.2, z],
          turn: [turn[0], turn[1], turn[2] + way],
          room: count > 1 ? [3.4, 5, 3.4] : [5.4, 5.4, 5],
          grown,
        }),
      )
      return [setPart('small table', timber, wood(linear('#6d4a32'), noise), { castsShadow: true }), ...things]
    },
  })
}

/** Things that are else held, hung up side by side. */
function onWall({ thing, count = 2, turn = [0, 0, 0], grown = 1, ...told }: Told): PieceFile {
  return piece({
    ...told,
    where: 'wall',
    dyed: true,
    of: thing,
    size: [count * 7, 12, 2.4],
    hang: 12,
    make: ({ thing: thingOf }) => {
      const made = thingOf(thing)
      return Array.from({ length: count }, (_, nth) => nth).flatMap((nth) =>
        resting(made, {
          at: [(nth - (count - 1) / 2) * 7, 0.5, 0],
          turn: [turn[0], nth % 2 === 0 ? turn[1] : -turn[1], turn[2]],
          room: [6.4, 11, 2.2],
          grown,
        }),
      )
    },
  })
}

/** Something that is else held, on the ground: one by itself, or several beside each other. */
function onGround({
  thing,
  count = 1,
  turn = [0, 0, 0],
  grown = 1.2,
  size = [8, 9, 6],
  ...told
}: Told & { readonly size?: Vector }): PieceFile {
  const [wide, high, deep] = size
  return piece({
    ...told,
    where: 'stands',
    dyed: true,
    of: thing,
    size,
    make: ({ random, thing: thingOf }) => {
      const made = thingOf(thing)
      const step = wide / count
      return Array.from({ length: count }, (_, nth) => nth).flatMap((nth) => {
        const one = count === 1 ? 1 : random.between(0.7, 1)
        return resting(made, {
          at: [(nth - (count - 1) / 2) * step, 0, count === 1 ? 0 : random.between(-0.14, 0.14) * deep],
          turn: [turn[0], turn[1], turn[2] + (count === 1 ? 0 : random.between(-60, 60))],
          room: [step * 0.96, high, deep * 0.7],
          grown: grown * one,
        })
      })
    },
  })
}

type Written = Parameters<typeof onGround>[0] & { readonly on: 'table' | 'wall' | 'ground' }

/** The entries of `pieces/set-down.json`: things that are else held, on a table, a wall or the ground. */
export function setDownFrom<Id extends string>(file: Readonly<Record<Id, object>>): Record<Id, PieceFile> {
  const makers = { table: onTable, wall: onWall, ground: onGround } as const
  const read = (Object.entries(file) as [Id, Written][]).map(([id, { on, ...told }]) => [id, makers[on](told)])
  return Object.fromEntries(read) as Record<Id, PieceFile>
}
