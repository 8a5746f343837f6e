import type { Light } from '#light/rig.ts'
import type { Part } from '#geometry/part.ts'
import type { Vector } from '#geometry/vector.ts'

import type { RoomSize } from './room.ts'

/** A lamp, a fire or a window as the things near it see it. */
export type Lamp = {
  readonly at: Vector
  readonly light: Light
  /** At this distance half of its light is left. Decimeters. */
  readonly reach: number
  /** Where a window looks; lamps shine everywhere. */
  readonly towards?: Vector
}

/** Gives the parts the light of these lamps and an even light of the room itself, less of it in the room's corners. */
export function underLamps(parts: readonly Part[], lamps: readonly Lamp[], room: Light, size?: RoomSize): Part[] {
  return parts.map((part) => ({ ...part, light: caught(part, lamps, room, size) }))
}

/** How much of a room's even light gets there: where two walls meet, or wall and floor, it is darker. */
function openness(x: number, y: number, z: number, { wide, back, front, high }: RoomSize): number {
  let [first, second] = [1000, 1000]
  for (const far of [y, high - y, wide / 2 - x, wide / 2 + x, z + back, front + 30 - z]) {
    if (far < first) [first, second] = [far, first]
    else if (far < second) second = far
  }
  const share = Math.min(1, Math.max(0, second) / 11)
  return 0.5 + 0.5 * share * (2 - share)
}

function caught(part: Part, lamps: readonly Lamp[], room: Light, size: RoomSize | undefined): Float32Array {
  const { positions, normals } = part
  const light = new Float32Array(positions.length)
  for (let at = 0; at < positions.length; at += 3) {
    const open = size ? openness(positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0, size) : 1
    let [red, green, blue] = [room[0] * open, room[1] * open, room[2] * open]
    for (const { at: place, light: own, reach, towards } of lamps) {
      const x = place[0] - (positions[at] ?? 0)
      const y = place[1] - (positions[at + 1] ?? 0)
      const z = place[2] - (positions[at + 2] ?? 0)
      const square = (x * x + y * y + z * z) / (reach * reach)
      // Far off a lamp is lost altogether, which spares most of the work.
      if (square > 36) continue
      const far = Math.sqrt(square) * reach + 0.01
      const facing = (x * (normals[at] ?? 0) + y * (normals[at + 1] ?? 0) + z * (normals[at + 2] ?? 0)) / far
      // Light bends around corners a little, as a real room's walls throw it about.
      let share = Math.max(0, 0.25 + 0.75 * facing) * (1 / (1 + square) - 1 / 37) * (0.4 + 0.6 * open)
      if (towards) {
        const out = -(x * towards[0] + y * towards[1] + z * towards[2]) / far
        share *= Math.max(0, 0.15 + 0.85 * out)
      }
      red += own[0] * share
      green += own[1] * share
      blue += own[2] * share
    }
    light[at] = red
    light[at + 1] = green
    light[at + 2] = blue
  }
  return light
}
