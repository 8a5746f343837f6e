import type { MarkId, BodyParams } from '@eidolon/people'
import { type Color, linear } from '#geometry/color.ts'
import { blob, smoothstep } from '#geometry/interpolate.ts'
import { tableNoise } from '#geometry/noise.ts'
import type { SurfacePoint } from '#geometry/part.ts'
import { feel, flat, lay, type Painter, spots } from './brush.ts'
import type { Chart } from './chart.ts'
import { pairs } from '#geometry/numbers.ts'

/** Stones, glitter and gold on a face. */
export function gemPainters({ paint: wanted }: BodyParams['marks']): Readonly<Partial<Record<MarkId, Painter>>> {
  const own = wanted === '' ? undefined : linear(wanted)
  const of = (usual: Color): Color => own ?? usual
  return {
    rhinestones: (spot, at) => {
      if (at.part !== 'head' || at.z < 0.6) return
      // In a row under each eye, growing outwards, and one at its inner corner.
      let depth = 0
      for (let nth = 0; nth < 6; nth += 1) {
        const x = 0.2 + nth * 0.078
        const y = 7.08 - 0.35 * (x - 0.38) * (x - 0.38) + Math.max(0, x - 0.42) * 0.5
        const size = 0.024 + 0.004 * (nth % 2)
        depth = Math.max(depth, 1 - Math.sqrt((at.side - x) ** 2 + (at.y - y) ** 2) / size)
      }
      depth = Math.max(depth, 1 - Math.sqrt((at.side - 0.12) ** 2 + (at.y - 7.2) ** 2) / 0.026)
      gem(spot, at, depth, of([0.72, 0.76, 0.82]))
    },
    glitter: (spot, at) => {
      const lids =
        at.part === 'head' && at.z > 0.5
          ? Math.max(
              blob((at.side - 0.34) ** 2 + (at.y - 7.4) ** 2, 0.28),
              blob((at.side - 0.56) ** 2 + (at.y - 7.02) ** 2, 0.3),
            )
          : at.part === 'head'
            ? 0
            : 0.12
      if (lids <= 0.02) return
      const [p, q] = flat(at)
      const tint = of([0.8, 0.66, 0.5])
      lay(spot, tint, lids * 0.16)
      const [depth, which] = spots(p, q, 0.026, lids * 0.75, [0.005, 0.011], 221)
      const share = smoothstep(0, 0.3, depth) * smoothstep(0.03, 0.008, spot.grain)
      if (share <= 0) return
      lay(spot, [tint[0] * 1.1, tint[1] * 1.1, tint[2] * 1.1], share * 0.9)
      spot.metal = Math.max(spot.metal, share * 0.7)
      feel(spot, 0.12, share)
      spot.glow = Math.max(spot.glow, which > 0.72 ? share * 0.8 : 0)
    },
    'gold-leaf': (spot, at) => {
      if (at.part !== 'head' || at.z < 0.4) return
      const where = Math.max(
        blob((at.side - 0.6) ** 2 * 0.8 + (at.y - 7.02 - 0.2 * (at.side - 0.6)) ** 2 * 3.2, 0.36),
        blob((at.side - 0.4) ** 2 + (at.y - 7.48) ** 2 * 3, 0.2) * 0.8,
      )
      // Torn flakes: islands of two grains of noise.
      const torn =
        tableNoise(at.x * 7, at.y * 9, at.z * 7, 222) * 0.6 + tableNoise(at.x * 19, at.y * 19, at.z * 19, 223) * 0.4
      const share = smoothstep(0.02, 0.06, where * 1.25 + torn * 0.8 - 0.62)
      if (share <= 0) return
      lay(spot, own && wanted !== '#c9993f' ? own : [0.8, 0.5, 0.14], share * 0.96)
      spot.metal = Math.max(spot.metal, share * 0.85)
      feel(spot, 0.3, share)
      spot.relief += share * (0.004 + 0.004 * tableNoise(at.x * 34, at.y * 34, at.z * 34, 224))
    },
    'eyebrow-piercing': (spot, at) => {
      if (at.part !== 'head' || at.z < 0.6 || at.left) return
      for (const [x, y] of pairs`0.5 7.49, 0.48 7.36`)
        stud(spot, 1 - Math.sqrt((at.side - x) ** 2 + (at.y - y) ** 2) / 0.028, of(steel))
    },
    'lip-piercing': (spot, at) => {
      if (at.part !== 'head' || at.z < 0.8) return
      stud(spot, 1 - Math.sqrt((at.side - 0.14) ** 2 + (at.y - 6.42) ** 2) / 0.026, of(steel))
    },
    bindi: (spot, at) => {
      if (at.part !== 'head' || at.z < 1) return
      const depth = 1 - Math.sqrt(at.x ** 2 + ((at.y - 7.68) * 0.8) ** 2) / 0.05
      gem(spot, at, depth, of([0.45, 0.02, 0.05]))
    },
  }
}

const steel: Color = [0.62, 0.63, 0.66]

/** A ball of metal. */
function stud(spot: SurfacePoint, depth: number, color: Color): void {
  const share = smoothstep(0, 0.15, depth)
  if (share <= 0) return
  lay(spot, color, share)
  feel(spot, 0.12, share)
  spot.metal = Math.max(spot.metal, share)
  spot.relief += 0.03 * smoothstep(0, 0.9, depth)
}

/** A cut stone: facets that catch the light, a dark rim where it meets the skin. */
function gem(spot: SurfacePoint, at: Chart, depth: number, color: Color): void {
  const share = smoothstep(0, 0.12, depth)
  if (share <= 0) return
  const facet = 0.55 + 0.75 * Math.abs(tableNoise(at.x * 60, at.y * 60, 0, 231))
  lay(spot, [color[0] * facet, color[1] * facet, color[2] * facet], share)
  feel(spot, 0.05, share)
  spot.metal = Math.max(spot.metal, share * 0.35)
  spot.relief += 0.02 * smoothstep(0, 0.5, depth)
  spot.glow = Math.max(spot.glow, depth > 0.35 && facet > 0.85 ? 0.7 : 0)
}
