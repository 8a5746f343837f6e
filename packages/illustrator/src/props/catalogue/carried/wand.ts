import { ball, circle, cord, type Fitting, glowing, gripOf, held, newMesh, type Part, prop } from '#props/prop-kit.ts'
import { raised, seenAgainst, type Vector, wood } from '#props/prop-kit.ts'

/** Turned wood, with a light at its tip. */
export const wand = prop({
  label: 'Wand',
  words: 'wand, magic wand, wooden wand, fairy wand',
  order: 520,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  glow: { part: 'wand tip', strength: 0.5, reach: 1 },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.09)
  const [stick, tip] = [newMesh(), newMesh()]
  const line = Array.from({ length: 18 }, (_, nth): Vector => [0.02 * circle(nth / 9).x, -0.55 + (nth / 17) * 3.3, 0])
  cord(stick, line, (share) => 0.09 - 0.055 * share + (share < 0.3 ? 0.02 * circle(share * 14).x : 0), 9)
  ball(tip, [0.02, 2.8, 0], [0.1, 0.1, 0.1], 14, 10)
  return held(grip.middle, raised(grip.thumb), grip.facing, [
    [stick, { name: 'wand', material: 'hard', surface: wood(seenAgainst(fitting, '#6b4628')) }],
    [tip, { name: 'wand tip', material: 'glow', surface: glowing(fitting.colours.accent, 3), castsShadow: false }],
  ])
}
