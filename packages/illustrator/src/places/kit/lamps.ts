import type { Light } from '#light/rig.ts'
import type { Part } from '#mesh/part.ts'

import type { Point } from './mesh.ts'

/** A lamp, a fire or a window as the things near it see it. */
export type Lamp = {
  readonly at: Point
  readonly light: Light
  /** At this distance half of its light is left. Decimetres. */
  readonly reach: number
  /** Where a window looks; lamps shine everywhere. */
  readonly towards?: Point
}

/** Gives the parts the light of these lamps and an even light of the room itself. */
export function underLamps(parts: readonly Part[], lamps: readonly Lamp[], room: Light): Part[] {
  return parts.map((part) => ({ ...part, light: caught(part, lamps, room) }))
}

function caught(part: Part, lamps: readonly Lamp[], room: Light): Float32Array {
  const { positions, normals } = part
  const light = new Float32Array(positions.length)
  for (let at = 0; at < positions.length; at += 3) {
    let [red, green, blue] = room
    for (const lamp of lamps) {
      const x = lamp.at[0] - (positions[at] ?? 0)
      const y = lamp.at[1] - (positions[at + 1] ?? 0)
      const z = lamp.at[2] - (positions[at + 2] ?? 0)
      const square = x * x + y * y + z * z
      const far = Math.sqrt(square) + 0.01
      const facing = (x * (normals[at] ?? 0) + y * (normals[at + 1] ?? 0) + z * (normals[at + 2] ?? 0)) / far
      // Light bends around corners a little, as a real room's walls throw it about.
      let share = Math.max(0, 0.25 + 0.75 * facing) / (1 + square / (lamp.reach * lamp.reach))
      if (lamp.towards) {
        const out = -(x * lamp.towards[0] + y * lamp.towards[1] + z * lamp.towards[2]) / far
        share *= Math.max(0, 0.15 + 0.85 * out)
      }
      red += lamp.light[0] * share
      green += lamp.light[1] * share
      blue += lamp.light[2] * share
    }
    light[at] = red
    light[at + 1] = green
    light[at + 2] = blue
  }
  return light
}
