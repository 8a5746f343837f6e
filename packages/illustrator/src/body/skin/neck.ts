import { blob, smoothstep } from '#geometry/interpolate.ts'

/** What lies below the skin of neck and shoulders at a place: how far it lifts the skin (decimeters), and its shade. */
export type NeckForm = { lift: number; shade: number }

/** How clearly bones and cords are seen through the skin, 0..1: fat hides them, and muscles lie over bones. */
export const boniness = (weight: number, muscle: number): number =>
  (0.3 + 0.7 * smoothstep(0.85, 0.3, weight)) * (1 - 0.2 * smoothstep(0.5, 1, muscle))

/** Where the collar bone runs at this distance from the middle: up a little towards the shoulder. */
const collarBone = (side: number): number =>
  5.405 + 0.1 * smoothstep(0.1, 0.8, side) + 0.02 * smoothstep(0.8, 1.4, side)

/**
 * Collar bones with the hollows above them, the two muscles from behind the ears to the pit of the throat, and the shade
 * of the jaw. A neck without them is a pipe. Places are those of the base mesh.
 */
export function neckAt(x: number, y: number, z: number, bony: number, out: NeckForm): void {
  out.lift = 0
  out.shade = 0
  const side = Math.abs(x)
  if (y < 5.05 || y > 6.3 || side > 1.75) return
  const front = smoothstep(0.05, 0.3, z)
  if (front === 0) return
  if (y < 5.9) {
    const off = y - collarBone(side)
    // Its head beside the pit is round and flat; farther out the bone lies right below the skin.
    const run = (0.45 * smoothstep(0.06, 0.24, side) + 0.55 * smoothstep(0.2, 0.6, side)) * smoothstep(1.65, 1.25, side)
    out.lift += run * blob(off * off, 0.115) * 0.046 * bony
    // Above the bone the skin falls in, between muscle and shoulder; below it a little less.
    const above = (side - 0.72) * (side - 0.72) * 0.45 + (off - 0.17) * (off - 0.17) * 1.6
    const hollow = blob(above, 0.27)
    const below = blob((side - 0.95) * (side - 0.95) * 0.3 + (off + 0.15) * (off + 0.15) * 2, 0.2)
    out.lift -= (hollow * 0.04 + below * 0.012) * bony
    out.shade += hollow * 0.2 * bony
    // The pit of the throat, between the heads of both bones.
    const pit = blob(x * x * 1.3 + (y - 5.46) * (y - 5.46), 0.17)
    out.lift -= pit * (0.014 + 0.016 * bony)
    out.shade += pit * (0.12 + 0.14 * bony)
  }
  const strand = side - 0.115 - (y - 5.46) * 0.56
  const rising = smoothstep(5.42, 5.52, y) * smoothstep(6.2, 5.9, y)
  out.lift += front * rising * blob(strand * strand, 0.14) * (0.012 + 0.02 * bony)
  // Between the two the windpipe stands back, most above the pit.
  out.shade += front * rising * blob((strand + 0.13) * (strand + 0.13), 0.1) * 0.08 * bony
  // The jaw keeps light from what is below it; the chin itself has it.
  const under = smoothstep(5.5, 6.02, y) * smoothstep(6.22, 6.08, y) * smoothstep(1.42, 1.22, z)
  out.shade += front * under * 0.34
}
