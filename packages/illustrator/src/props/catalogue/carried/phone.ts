import { along, axes, ball, box, cord, type Fitting, gripOf, held, newMesh, type Part, plain } from '#props/prop-kit.ts'
import { plus, prop, seenAgainst, type Surface, times, unit, upwards, type Vector } from '#props/prop-kit.ts'

/** Its back lies in the palm, the screen looks at whoever holds it. */
export const phone = prop({
  label: 'Phone',
  words:
    'phone, mobile phone, smartphone, cell phone, cellphone, iphone, mobile, texting, checking her phone, checking his phone',
  order: 460,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'facing', both: false },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.09)
  const [shell, screen, lenses] = [newMesh(), newMesh(), newMesh()]
  const [wide, tall, thick] = [0.36, 0.76, 0.04]
  box(shell, [0, 0, 0], [wide, tall, thick], axes)
  // Rounded sides.
  for (const side of [-1, 1]) {
    const line = [-1, 0, 1].map((end): Vector => [side * wide, end * tall, 0])
    cord(shell, line, thick, 8)
  }
  box(screen, [0, 0, thick + 0.004], [wide - 0.02, tall - 0.04, 0.004], axes)
  for (const y of [0.58, 0.4]) ball(lenses, [0.2, y, -thick], [0.08, 0.08, 0.03], 14, 8)
  // Up along the fingers, which close around its lower half.
  const middle = along(grip.middle, upwards, 0.32)
  const axis = unit(plus(upwards, times(grip.facing, -0.15)))
  return held(middle, axis, grip.facing, [
    [shell, { name: 'phone', material: 'hard', surface: plain(seenAgainst(fitting, fitting.colours.accent), 0.3) }],
    [screen, { name: 'screen', material: 'glow', surface: lit, castsShadow: false }],
    [lenses, { name: 'phone lenses', material: 'hard', surface: plain([0.01, 0.011, 0.014], 0.08) }],
  ])
}

/** A page of something, in cool light. */
const lit: Surface = (spot) => {
  const row = spot.v * 9
  const line = row - Math.floor(row) < 0.5 && spot.u > 0.12 && spot.u < 0.5 + 0.4 * ((Math.floor(row) * 0.37) % 1)
  const tone = line && spot.grain < 0.06 ? 0.55 : 1
  spot.red = 0.55 * tone
  spot.green = 0.68 * tone
  spot.blue = 0.85 * tone
  spot.glow = 0.9
}
