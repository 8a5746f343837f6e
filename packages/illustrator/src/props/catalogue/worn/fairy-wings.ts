import {
  along,
  shoulderFrame,
  beside,
  blend,
  cord,
  type Fitting,
  linear,
  minus,
  newMesh,
  noise,
} from '#props/prop-kit.ts'
import { type Part, pow, prop, sheet, smoothstep, type Surface, toPart, unit, type Vector } from '#props/prop-kit.ts'

/** Two pairs of clear wings with veins, tinted towards their rims. */
export const fairyWings = prop({
  label: 'Fairy wings',
  words:
    'fairy wings, dragonfly wings, insect wings, gossamer wings, pixie wings, faerie wings, translucent wings, transparent wings, glass wings, fairy wing, iridescent wings',
  order: 323,
  slot: 'back',
  make,
})

/** Upper and lower wing: how it points (out, up), how long and how wide it is. */
const pairs = [
  { way: [0.86, 0.8, 0.3], long: 5.6, wide: 2.5 },
  { way: [0.92, -0.34, 0.3], long: 4.2, wide: 2.2 },
] as const

function make(fitting: Fitting): readonly Part[] {
  const frame = shoulderFrame(fitting)
  const [panes, rims] = [newMesh(), newMesh()]
  for (const side of [1, -1]) {
    const at = beside(frame, side)
    const from = at(0, 0, 0)
    for (const { way, long, wide } of pairs) {
      const root = at(0.12, way[1] > 0 ? 0.15 : -0.15, -0.06)
      const out = unit(minus(at(way[0], way[1], way[2]), from))
      // Square to its length, in the plane of the wing; upwards on the upper pair.
      const across = unit(minus(at(-way[1], way[0], 0.1), from))
      const place = (u: number, v: number): Vector => {
        const half = wide * 0.5 * outline(v)
        const side2 = 2 * u - 1
        const at2 = along(along(root, out, long * v), across, side2 * half * (side2 > 0 ? 0.72 : 1.1))
        return along(at2, frame.back, 0.35 * v * v + 0.06 * side2)
      }
      sheet(panes, place, 20, 28)
      const line = [
        ...Array.from({ length: 25 }, (_, nth) => place(0, nth / 24)),
        ...Array.from({ length: 25 }, (_, nth) => place(1, 1 - nth / 24)),
      ]
      cord(rims, line, 0.022, 6)
      for (const vein of [0.36, 0.6, 0.8]) {
        cord(
          rims,
          Array.from({ length: 17 }, (_, nth) => place(0.5 + (vein - 0.5) * (nth / 16), (nth / 16) * 0.97)),
          0.014,
          5,
        )
      }
    }
  }
  const tint = fitting.colours.accent
  return [
    toPart(panes, {
      name: 'fairy wings',
      material: 'glass',
      surface: gossamer(tint),
      twoSided: true,
      blended: true,
      castsShadow: false,
    }),
    toPart(rims, { name: 'wing veins', material: 'hard', surface: veins(tint) }),
  ]
}

/** How wide a wing is by the share of its length: a stalk, a belly beyond the middle, a round end. */
const outline = (v: number): number => (0.08 + 0.92 * smoothstep(0, 0.62, v)) * Math.sqrt(Math.max(0, 1 - pow(v, 6)))

function gossamer(tint: string): Surface {
  const [inner, outer] = [linear(blend('#e8f4ff', tint, 0.25)), linear(blend('#ffffff', tint, 0.75))]
  return (spot) => {
    const rim = smoothstep(0.35, 0, Math.min(spot.u, 1 - spot.u)) * 0.6 + smoothstep(0.6, 1, spot.v) * 0.6
    const share = Math.min(1, rim)
    const cells = Math.abs(noise(spot.u * 7, spot.v * 11, 4) - 0.5)
    spot.red = inner[0] + (outer[0] - inner[0]) * share
    spot.green = inner[1] + (outer[1] - inner[1]) * share
    spot.blue = inner[2] + (outer[2] - inner[2]) * share
    spot.alpha = 0.4 + 0.3 * share + 0.16 * smoothstep(0.05, 0.01, cells)
    spot.rough = 0.12
  }
}

function veins(tint: string): Surface {
  const [red, green, blue] = linear(blend('#5a6a80', tint, 0.5))
  return (spot) => {
    spot.red = red * 0.7
    spot.green = green * 0.7
    spot.blue = blue * 0.7
    spot.rough = 0.4
  }
}
