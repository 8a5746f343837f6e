import { type Fitting, gripOf, held, lathe, linear, newMesh, noise, pairs, type Part, plain } from '#props/prop-kit.ts'
import { plus, prop, seenAgainst, sipped, type Surface, times, unit, upwards } from '#props/prop-kit.ts'

/** A paper cup with a lid and a sleeve. */
export const coffeeCup = prop({
  label: 'Coffee to go',
  words:
    'paper cup, takeaway coffee, take away coffee, coffee to go, to go cup, to go coffee, takeout coffee, iced coffee, pumpkin spice latte, starbucks, takeaway cup, takeaway coffee cup, paper coffee cup, disposable cup, coffee in hand, latte to go, starbucks cup, coffees',
  order: 650,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false, rim: 1.05 },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.37)
  const axis = unit(plus(upwards, times(grip.facing, -grip.facing[1] * 0.6)))
  const [cup, sleeve, lid] = [newMesh(), newMesh(), newMesh()]
  lathe(cup, pairs`0 -0.62, 0.28 -0.62, 0.3 -0.58, 0.42 0.66`, 30, [0, 0, 0])
  lathe(sleeve, pairs`0.338 -0.28, 0.355 -0.28, 0.405 0.32, 0.388 0.32`, 30, [0, 0, 0])
  lathe(lid, pairs`0.44 0.62, 0.45 0.68, 0.43 0.72, 0.39 0.74, 0.38 0.86, 0.34 0.88, 0.32 0.83, 0 0.83`, 30, [0, 0, 0])
  return held(
    sipped(fitting, grip.middle),
    axis,
    [0, 0, 1],
    [
      [cup, { name: 'coffee cup', material: 'cloth', surface: plain('#f1eee6', 0.7) }],
      [sleeve, { name: 'cup sleeve', material: 'cloth', surface: corrugated(seenAgainst(fitting, '#a8743f')) }],
      [
        lid,
        { name: 'cup lid', material: 'hard', surface: plain(seenAgainst(fitting, '#2b2725'), 0.35), twoSided: true },
      ],
    ],
  )
}

function corrugated(color: string): Surface {
  const [red, green, blue] = linear(color)
  return (spot) => {
    const rib = spot.u * 60
    const bump = spot.grain < 0.04 ? Math.abs((rib - Math.floor(rib)) * 2 - 1) : 0.5
    const tone = 0.85 + 0.2 * bump + 0.15 * (noise(spot.x * 9, spot.y * 9, spot.z * 9) - 0.5)
    spot.red = red * tone
    spot.green = green * tone
    spot.blue = blue * tone
    spot.rough = 0.95
    spot.relief = 0.008 * bump
  }
}
