import type { Light } from '#light/rig.ts'
import type { Part } from '#geometry/part.ts'

/** The light of lamps and windows at a place, as the parts of the set that are near it have it. */
export function ambientAt(parts: readonly Part[], [x, y, z]: readonly [number, number, number]): Light {
  let [red, green, blue, weight] = [0, 0, 0, 0]
  for (const { positions, light } of parts) {
    if (!light) continue
    const step = 3 * Math.max(1, Math.floor(positions.length / 900))
    for (let at = 0; at < positions.length; at += step) {
      const [dx, dy, dz] = [positions[at]! - x, positions[at + 1]! - y, positions[at + 2]! - z]
      const share = 1 / (60 + dx * dx + dy * dy + dz * dz)
      red += light[at]! * share * share
      green += light[at + 1]! * share * share
      blue += light[at + 2]! * share * share
      weight += share * share
    }
  }
  return weight === 0 ? [0, 0, 0] : [red / weight, green / weight, blue / weight]
}

/** The part in that light, besides what its own lamps give it. */
export function lit(part: Part, ambient: Light): Part {
  if (ambient[0] + ambient[1] + ambient[2] === 0) return part
  const light = new Float32Array(part.positions.length)
  for (let at = 0; at < light.length; at += 1) light[at] = (part.light?.[at] ?? 0) + ambient[(at % 3) as 0 | 1 | 2]
  return { ...part, light }
}
