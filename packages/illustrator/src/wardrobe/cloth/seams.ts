import { line, offSeam } from './patterns.ts'
import { type Paint, tone } from './surfaces.ts'

/** Where the sleeve is set in: a line from the shoulder's tip to the armpit, the cloth a little gathered beyond it. */
export const armhole =
  (depth = 1): Paint =>
  (spot) => {
    const off = offSeam(spot)
    if (off < -0.12 || off > 0.3 || spot.y < 3.6) return
    const seam = line(off, 0.009, spot.grain)
    tone(spot, 1 - 0.38 * depth * seam)
    spot.relief += 0.012 * depth * (off < 0 ? Math.max(0, 1 + off / 0.12) * 0.4 : Math.max(0, 1 - off / 0.3))
    spot.relief -= 0.014 * depth * Math.max(0, 1 - Math.abs(off) / 0.03)
  }
