import type { MarkId } from '@eidolon/people'
import { sin } from '@eidolon/people/exact.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import type { Part } from '#geometry/part.ts'
import type { Vector } from '#geometry/vector.ts'

/** How far hair at a place of the head is carried, in decimeters. */
type Drift = (x: number, y: number, z: number) => Vector

/** How far a place hangs below the ears, or stands off the skull. */
const free = (x: number, y: number, z: number): number => {
  const off = Math.sqrt(x * x + (y - 7.5) * (y - 7.5) + (z - 0.55) * (z - 0.55)) - 1.12
  return Math.max(0, 7.15 - y, off * 0.5)
}

/** A wind from the person's right: on the left it lifts hair off the shoulder, on the right it lays it behind the neck. */
const wind: Drift = (x, y, z) => {
  const far = free(x, y, z)
  const lee = smoothstep(-0.55, 0.35, x)
  const wave = 0.16 * far * sin(far * 2.1 + x * 2.3 + z)
  return [
    far * (0.1 + 0.72 * lee),
    far * (0.2 + 0.34 * lee) + wave,
    -far * (0.62 - 0.34 * lee) * smoothstep(1.6, 0.4, z) + wave * 0.5,
  ]
}

/** Without weight: away from the neck and up, to all sides. */
const afloat: Drift = (x, y, z) => {
  const far = free(x, y, z)
  const away = Math.sqrt(x * x + (z - 0.2) * (z - 0.2)) + 0.25
  const wave = 0.2 * far * sin(far * 1.9 + x * 3.1 + z * 2)
  return [(x / away) * far * 0.72 + wave * 0.4, far * 0.62 + wave, ((z - 0.2) / away) * far * (z > 0.2 ? 0.2 : 0.6)]
}

/** Hair as the air moves it, where words say so. */
export function inWind(parts: readonly Part[], marks: readonly MarkId[]): readonly Part[] {
  const drift = marks.includes('floating-hair') ? afloat : marks.includes('windblown-hair') ? wind : undefined
  if (!drift) return parts
  return parts.map((part) => {
    const { rest } = part
    if (!rest) return part
    const positions = part.positions.slice()
    for (let at = 0; at < positions.length; at += 3) {
      const [x, y, z] = drift(rest[at]!, rest[at + 1]!, rest[at + 2]!)
      positions[at]! += x
      positions[at + 1]! += y
      positions[at + 2]! += z
    }
    return { ...part, positions }
  })
}
