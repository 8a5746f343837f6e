import {
  along,
  shoulderFrame,
  beside,
  type Fitting,
  linear,
  minus,
  mixed,
  newMesh,
  type Part,
  pow,
} from '#props/prop-kit.ts'
import { prop, sheet, sin, smoothstep, type Surface, toPart, unit, type Vector } from '#props/prop-kit.ts'

/** Broad wings with dark rims, veins and pale spots. */
export const butterflyWings = prop({
  label: 'Butterfly wings',
  words:
    'butterfly wings, moth wings, monarch wings, butterfly like wings, butterfly wing, monarch butterfly wings, luna moth wings, colourful wings, colorful wings, glowing butterfly wings',
  order: 324,
  slot: 'back',
  make,
})

/** Upper and lower wing: how it points (out, up), how long and how wide it is. */
const pairs = [
  { way: [0.85, 0.82, 0.25], long: 5, wide: 4.2 },
  { way: [0.9, -0.5, 0.25], long: 3.7, wide: 3.4 },
] as const

function make(fitting: Fitting): readonly Part[] {
  const frame = shoulderFrame(fitting)
  const wings = newMesh()
  for (const side of [1, -1]) {
    const at = beside(frame, side)
    const from = at(0, 0, 0)
    for (const { way, long, wide } of pairs) {
      const root = at(0.12, way[1] > 0 ? 0.12 : -0.12, -0.06)
      const out = unit(minus(at(way[0], way[1], way[2]), from))
      const across = unit(minus(at(-way[1], way[0], 0.1), from))
      sheet(
        wings,
        (u, v): Vector => {
          const aside = 2 * u - 1
          const half = wide * 0.5 * pow(Math.max(0, v), 0.75) * (1 + 0.03 * sin(u * 38))
          // Rounded at the outer hem.
          const far = long * v * (1 - 0.16 * aside * aside * v)
          return along(along(along(root, out, far), across, aside * half), frame.back, 0.3 * v * v)
        },
        28,
        28,
      )
    }
  }
  return [
    toPart(wings, {
      name: 'butterfly wings',
      material: 'cloth',
      surface: scales(fitting.colours.accent),
      twoSided: true,
    }),
  ]
}

function scales(tint: string): Surface {
  const own = linear(tint)
  const deep = mixed(own, [0.01, 0.008, 0.012], 0.55)
  return (spot) => {
    const aside = Math.abs(spot.u * 2 - 1)
    const rim = Math.max(smoothstep(0.76, 0.88, spot.v), smoothstep(0.82, 0.95, aside))
    const fan = Math.abs(((spot.u * 9) % 1) - 0.5)
    const vein = smoothstep(0.06, 0.02, fan) * smoothstep(0.15, 0.3, spot.v)
    const dot = Math.sqrt((fan * 0.55) ** 2 + ((spot.v - 0.91) * 3) ** 2)
    const pale = smoothstep(0.14, 0.09, Math.abs(dot - 0.2) < 0.14 ? dot : 1)
    const dark = Math.max(rim, vein * 0.85) * (1 - pale)
    const warm = smoothstep(0.2, 0.75, spot.v)
    const base = mixed(own, deep, 0.6 - 0.6 * warm)
    spot.red = base[0] + (0.012 - base[0]) * dark + pale * 0.5
    spot.green = base[1] + (0.01 - base[1]) * dark + pale * 0.48
    spot.blue = base[2] + (0.012 - base[2]) * dark + pale * 0.44
    spot.rough = 0.7
  }
}
