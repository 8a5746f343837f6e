import { ball, circle, cord, type Fitting, glowing, gripOf, held, newMesh, type Part, prop } from '#props/prop-kit.ts'
import { smoothstep, upwards, type Vector, wood } from '#props/prop-kit.ts'

/** A pole as long as it takes to stand on the ground, with a shining stone on top. */
export const staff = prop({
  label: 'Staff',
  words:
    'staff, magic staff, wizard staff, sceptre, scepter, wooden staff, quarterstaff, wizards staff, glowing staff, staff with a crystal, crystal staff, druid staff, gnarled staff, mage staff, bo staff, wooden stick, walking staff, magical staff, sceptres',
  order: 390,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'front', both: false },
  glow: { part: 'staff stone', strength: 0.9, reach: 1.4 },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.14)
  const low = Math.max(-11, -grip.middle[1] + 0.02)
  const high = 5.2
  const [pole, claws, stone] = [newMesh(), newMesh(), newMesh()]
  const line = Array.from({ length: 30 }, (_, nth): Vector => {
    const share = nth / 29
    const bend = smoothstep(0.75, 1, share)
    return [0.06 * circle(share * 1.7).x * (1 - bend), low + (high - low) * share, 0.05 * circle(share * 2.3).y]
  })
  cord(pole, line, (share) => 0.1 + 0.035 * smoothstep(0.6, 1, share) + 0.012 * circle(share * 9).x, 9)
  for (let nth = 0; nth < 4; nth++) {
    const { x, y } = circle(nth / 4)
    const claw = [0, 0.25, 0.5, 0.75, 1].map((share): Vector => {
      const wide = 0.12 + 0.34 * Math.sqrt(Math.max(0, circle(share / 2).y))
      return [x * wide, high - 0.1 + share * 0.95, y * wide]
    })
    cord(claws, claw, (share) => 0.075 * (1 - share * 0.8), 7)
  }
  ball(stone, [0, high + 0.35, 0], [0.27, 0.34, 0.27], 12, 9)
  return held(
    grip.middle,
    upwards,
    [0, 0, 1],
    [
      [pole, { name: 'staff', material: 'hard', surface: wood([0.16, 0.095, 0.05]) }],
      [claws, { name: 'staff claws', material: 'hard', surface: wood([0.12, 0.07, 0.04]) }],
      [
        stone,
        { name: 'staff stone', material: 'glow', surface: glowing(fitting.colours.accent, 1.6), castsShadow: false },
      ],
    ],
  )
}
