import { along, ball, circle, cord, crownBand, felt, type Fitting, gold, hatPart, hatPoint } from '#props/prop-kit.ts'
import { linear, metal, newMesh, type Part, plain, prop, ribbon, scaled, sheet } from '#props/prop-kit.ts'
import { turned } from '#props/kit/worn/hat-form.ts'

/** A wide flat top, a band with a badge, and a glossy black peak: of captains, officers and the police. */
export const captainCap = prop({
  label: 'Captain’s cap',
  words:
    'captains cap, captain cap, police cap, officers cap, peaked cap, police hat, captains hat, captain hat, sailor cap, sailor hat, naval cap, pilot cap, pilots cap, service cap, military cap, admirals hat, policemans hat, conductor cap, chauffeurs cap',
  order: 135,
  slot: 'hat',
  presses: 'hat',
  dyed: ['captain’s cap', 'hat band'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const [top, peak, badge, braid] = [newMesh(), newMesh(), newMesh(), newMesh()]
  turned(
    top,
    (share) => {
      // Higher in front than at the back.
      const lift = 0.1 * circle(share).x
      return [
        [1, 0],
        [1, 0.26],
        [1.14, 0.42 + lift],
        [1.27, 0.58 + lift],
        [1.26, 0.64 + lift],
        [1.05, 0.68 + lift * 0.8],
        [0.5, 0.66 + lift * 0.4],
        [0, 0.65],
      ]
    },
    56,
    2,
  )
  sheet(
    peak,
    (u, v) => {
      const side = 2 * u - 1
      const isLower = v < 0.5
      const out = isLower ? v * 2 : 2 - v * 2
      const ahead = 0.55 * Math.sqrt(Math.max(0, 1 - side * side)) * out
      const height = 0.04 - 0.1 * side * side - (isLower ? 0.025 * (1 - out) : 0)
      return along(hatPoint(side * 0.16, 1.02, height), [0, -0.62, 0.78], ahead)
    },
    32,
    16,
  )
  const gem = hatPoint(0, 1.08, 0.3)
  ball(badge, gem, [0.15, 0.16, 0.05], 14, 10)
  for (const side of [1, -1])
    ball(badge, [gem[0] + side * 0.2, gem[1] - 0.03, gem[2] - 0.03], [0.12, 0.08, 0.04], 12, 8)
  cord(
    braid,
    Array.from({ length: 25 }, (_, nth) => hatPoint((nth / 24 - 0.5) * 0.38, 1.05, 0.07)),
    0.035,
    8,
  )
  const color = linear(fitting.colours.primary)
  return [
    hatPart(fitting, top, 'captain’s cap', felt(scaled(color, 0.9))),
    crownBand(fitting, -0.02, 0.26, ribbon(scaled(color, 0.35)), 0.002),
    { ...hatPart(fitting, peak, 'cap peak', plain([0.012, 0.012, 0.014], 0.12)), material: 'hard' },
    { ...hatPart(fitting, badge, 'cap badge', metal(gold, 0.25)), material: 'hard' },
    { ...hatPart(fitting, braid, 'cap braid', metal(gold, 0.4)), material: 'hard' },
  ]
}
