import { type Fitting, glass, glowing, gripOf, held, lathe, newMesh, pairs, type Part, plain } from '#props/prop-kit.ts'
import { plus, prop, times, unit, upwards } from '#props/prop-kit.ts'

/** A round flask with a cork and something in it that shines. */
export const potion = prop({
  label: 'Potion',
  words:
    'potion, potion bottle, magic potion, elixir, vials, glowing potion, bottle of potion, healing potion, mana potion, health potion, love potion, flask of potion',
  order: 500,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false, rim: 1.5 },
  glow: { part: 'potion', strength: 0.35, reach: 0.9 },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.16)
  const axis = unit(plus(upwards, times(grip.facing, -grip.facing[1] * 0.7)))
  const [flask, drink, cork] = [newMesh(), newMesh(), newMesh()]
  lathe(
    flask,
    pairs`
      0 -0.25, 0.14 -0.25, 0.14 0.25, 0.4 0.5, 0.5 0.78, 0.42 1.06, 0.18 1.24, 0.15 1.5, 0.2 1.54, 0.2 1.58, 0.14 1.58`,
    28,
    [0, 0, 0],
  )
  lathe(drink, pairs`0 -0.22, 0.12 -0.22, 0.12 0.25, 0.37 0.5, 0.47 0.78, 0.44 0.9, 0 0.9`, 26, [0, 0, 0])
  lathe(cork, pairs`0.13 1.45, 0.14 1.7, 0 1.72`, 14, [0, 0, 0])
  return held(
    grip.middle,
    axis,
    [0, 0, 1],
    [
      [drink, { name: 'potion', material: 'glow', surface: glowing(fitting.colours.accent, 0.8), castsShadow: false }],
      [cork, { name: 'cork', material: 'hard', surface: plain([0.3, 0.19, 0.1], 0.9) }],
      [
        flask,
        {
          name: 'flask',
          material: 'glass',
          surface: glass([0.85, 0.9, 0.92], 0.18),
          twoSided: true,
          blended: true,
          castsShadow: false,
        },
      ],
    ],
  )
}
