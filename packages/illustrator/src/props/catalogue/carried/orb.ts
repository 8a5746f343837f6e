import { along, ball, between, circle, clamp, cord, dot, type Fitting, glowing, gripOf, held } from '#props/prop-kit.ts'
import { lengthOf, type Light, linear, minus, newMesh, type Part, prop, type Surface, times } from '#props/prop-kit.ts'
import { upwards, type Vector } from '#props/prop-kit.ts'

/** A ball of light: between two open hands that are near each other, else above the palm that holds it. */
export const orb = prop({
  label: 'Ball of light',
  words:
    'orb, ball of light, glowing orb, orb of light, magic orb, ball of magic, fireball, fire ball, glowing ball, ball of fire, ball of energy, glowing sphere, energy ball, sphere of light, magic sphere, ball of energy in her hands, glowing magic orb',
  order: 430,
  slot: 'hand',
  poses: { casting: 1 },
  hand: { fingers: 'open', arm: 'front', both: true },
  glow: { part: 'orb', strength: 2.2, reach: 1.7 },
  dyed: ['orb', 'orb wisps', 'orb sparks', 'orb halo'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { left, right } = fitting.body.hands
  const over = minus(left.palm, right.palm)
  const apart = lengthOf(over)
  const together = apart < 4.5 && dot(right.facing, over) > apart * 0.6 && dot(left.facing, over) < apart * -0.6
  const grip = gripOf(fitting, 0.62)
  const at = together
    ? along(between(left.palm, right.palm, 0.5), between(left.along, right.along, 0.5), 0.35)
    : along(grip.middle, grip.along, 0.3)
  const size = together ? clamp(apart * 0.2, 0.3, 0.55) : 0.36
  const color = bright(linear(fitting.colours.accent))
  const [core, halo, wisps, sparks] = [newMesh(), newMesh(), newMesh(), newMesh()]
  ball(core, [0, 0, 0], [size * 0.62, size * 0.62, size * 0.62], 20, 14)
  ball(halo, [0, 0, 0], [size * 2.6, size * 2.6, size * 2.6], 28, 20)
  const { chance } = fitting
  for (let nth = 0; nth < 3; nth++) {
    const start = chance.between(0, 1)
    // Each on a plane of its own, a third of a turn from the next.
    const { x: flat, y: steep } = circle(nth / 3 + 0.08)
    const line = Array.from({ length: 22 }, (_, knot): Vector => {
      const share = knot / 21
      const { x, y } = circle(start + share * 0.6)
      const out = size * (0.95 + 0.4 * share)
      return [(x * flat - y * 0.5 * steep) * out, (x * steep + y * 0.5 * flat) * out, y * 0.86 * out]
    })
    cord(wisps, line, (share) => 0.028 * Math.max(0.05, 4 * share * (1 - share)), 6)
  }
  for (let nth = 0; nth < 14; nth++) {
    const way: Vector = [chance.middling(), chance.middling(), chance.middling()]
    const thick = chance.between(0.014, 0.034)
    ball(sparks, times(way, size * 3.2), [thick, thick, thick], 6, 4)
  }
  const plain = { material: 'glow', castsShadow: false } as const
  return held(
    at,
    upwards,
    [0, 0, 1],
    [
      [core, { ...plain, name: 'orb', surface: glowing(paler(color, 0.75), 3.2) }],
      [wisps, { ...plain, name: 'orb wisps', surface: glowing(paler(color, 0.35), 2.2) }],
      [sparks, { ...plain, name: 'orb sparks', surface: glowing(paler(color, 0.4), 2.6) }],
      [halo, { ...plain, name: 'orb halo', surface: aura(color, size * 2.6), blended: true }],
    ],
  )
}

/** Full light of that hue; what is nearly gray becomes blue. */
function bright([red, green, blue]: Light): Light {
  const [max, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  if (max - least < max * 0.35) return [0.16, 0.5, 1]
  const full = (value: number): number => 0.06 + 0.94 * ((value - least * 0.6) / (max - least * 0.6))
  return [full(red), full(green), full(blue)]
}

const paler = ([red, green, blue]: Light, by: number): Light => [
  red + (1 - red) * by,
  green + (1 - green) * by,
  blue + (1 - blue) * by,
]

/** Densest where one looks through the middle, nothing at the rim. */
function aura([red, green, blue]: Light, radius: number): Surface {
  return (spot) => {
    const { x, y, z, lookX = 0, lookY = 0, lookZ = -1 } = spot
    const deep = (x * lookX + y * lookY + z * lookZ) / radius
    const through = clamp(deep * deep, 0, 1)
    spot.red = red
    spot.green = green
    spot.blue = blue
    spot.glow = 1.5
    spot.alpha = 0.7 * through * through * through
  }
}
