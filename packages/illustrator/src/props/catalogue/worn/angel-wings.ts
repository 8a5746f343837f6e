import { along, shoulderFrame, beside, chroma, cord, cross, curved, feather, type Fitting } from '#props/prop-kit.ts'
import { type Light, minus, newMesh, noise, onLine, type Part, prop, smoothstep } from '#props/prop-kit.ts'
import { type Surface, times, toOklab, toPart, unit } from '#props/prop-kit.ts'

/** Feathered wings, half spread. White ones, unless the trimmings are black. */
export const angelWings = prop({
  label: 'Angel wings',
  words:
    'angel wings, wings, winged, feathered wings, feathery wings, feather wings, angelic wings, white wings, black wings, bird wings, birds wings, raven wings, swan wings, angel wing, wing',
  order: 321,
  slot: 'back',
  dyed: ['angel wings', 'wing arms'],
  make,
})

/** Rows from the longest feathers to the shortest: how many, how long and wide, and how far towards the eye they lie. */
const rows = [
  { count: 17, long: 1, wide: 0.8, off: 0 },
  { count: 17, long: 0.56, wide: 0.8, off: 0.1 },
  { count: 17, long: 0.32, wide: 0.76, off: 0.17 },
] as const

function make(fitting: Fitting): readonly Part[] {
  const frame = shoulderFrame(fitting)
  const [feathers, arms] = [newMesh(), newMesh()]
  for (const side of [1, -1]) {
    const at = beside(frame, side)
    const arm = curved(
      [at(0.32, 0.15, -0.1), at(1.1, 1.5, 0.5), at(2.0, 2.9, 0.8), at(3.1, 3.1, 0.8), at(3.9, 2.4, 0.7)],
      30,
    )
    cord(arms, arm, (share) => 0.19 - 0.13 * share, 12)
    const level = unit(minus(at(1, 0, 0), at(0, 0, 0)))
    const face = unit(minus(at(0, 0, 1), at(0.25, 0, 0)))
    for (const { count, long, wide, off } of rows) {
      for (let nth = 0; nth < count; nth++) {
        const share = (nth + 0.5) / count
        const foot = onLine(arm, 0.06 + 0.92 * share)
        const spread = share * share
        const way = unit(along(times(frame.up, -1 + 0.35 * spread), level, 0.06 + 0.72 * spread))
        const size = (1.9 + 2.5 * smoothstep(0, 0.6, share)) * long
        for (const sign of off === 0 ? [1] : [1, -1]) {
          // Feathers lie flat in the wing, every other one slightly in front of its neighbors.
          const flat = unit(cross(unit(cross(way, face)), way))
          feather(
            feathers,
            along(foot, flat, sign * off + (nth % 2) * 0.045),
            way,
            times(flat, sign),
            size,
            wide,
            -0.18 * size * sign,
          )
        }
      }
    }
  }
  const { accent } = fitting.colours
  const isBlack = toOklab(accent)[0] < 0.32 && chroma(toOklab(accent)) < 0.05
  const plume = plumage(isBlack ? [0.022, 0.022, 0.028] : [0.76, 0.75, 0.72])
  return [
    toPart(feathers, { name: 'angel wings', material: 'cloth', surface: plume, twoSided: true }),
    toPart(arms, { name: 'wing arms', material: 'cloth', surface: plume }),
  ]
}

/** A shaft along the middle and barbs aslant from it, darker at the foot. */
function plumage([red, green, blue]: Light): Surface {
  return (spot) => {
    const across = Math.abs(spot.u - 0.5)
    const barbs = noise((spot.v * 3 - across * 1.2) * 16, across * 3, 5) - 0.5
    const shaft = smoothstep(0.05, 0.02, across)
    const tone =
      0.82 + 0.2 * smoothstep(0, 0.5, spot.v) + barbs * 0.16 - shaft * 0.14 - 0.12 * smoothstep(0.38, 0.5, across)
    spot.red = red * tone
    spot.green = green * tone
    spot.blue = blue * tone
    spot.rough = 0.8
    spot.relief = barbs * 0.006
    spot.open = 0.7 + 0.3 * smoothstep(0.05, 0.4, spot.v)
  }
}
