import { circle, type Fitting, gripOf, held, lathe, newMesh, noise, pairs, type Part, plus } from '#props/prop-kit.ts'
import { prop, sheet, smoothstep, type Surface, times, unit, weave } from '#props/prop-kit.ts'

/** Rolled up, with a ribbon around it. */
export const scroll = prop({
  label: 'Scroll',
  words:
    'scroll, parchment, rolled parchment, scrolls, ancient scroll, magic scroll, parchment scroll, unrolled scroll, papyrus',
  order: 550,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.17)
  const [roll, ribbon] = [newMesh(), newMesh()]
  // A spiral, so that the ends show that it is rolled.
  sheet(
    roll,
    (u, v) => {
      const { x, y } = circle(u * 3)
      const wide = 0.06 + 0.13 * u
      return [y * wide, -1 + v * 2, x * wide]
    },
    60,
    4,
  )
  lathe(ribbon, pairs`0.2 0.5, 0.205 0.54, 0.205 0.68, 0.2 0.72`, 24, [0, 0, 0])
  const axis = unit(plus(times(grip.thumb, 0.8), [0, 0.4, 0.2]))
  return held(grip.middle, axis, grip.facing, [
    [roll, { name: 'scroll', material: 'cloth', surface: parchment, twoSided: true }],
    [ribbon, { name: 'scroll ribbon', material: 'cloth', surface: weave(fitting.colours.accent), twoSided: true }],
  ])
}

const parchment: Surface = (spot) => {
  const stain = noise(spot.x * 3, spot.y * 3, spot.z * 3)
  const tone = 0.82 + 0.25 * stain - 0.25 * smoothstep(0.9, 1, Math.abs(spot.v * 2 - 1))
  spot.red = 0.72 * tone
  spot.green = 0.6 * tone
  spot.blue = 0.4 * tone
  spot.rough = 0.9
}
