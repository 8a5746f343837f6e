import { circle, cord, type Fitting, hatPart, hatPoint, linear, newMesh, noise, pairs } from '#props/prop-kit.ts'
import { type Part, plain, prop, scaled, sheet, type Surface, toPart, type Vector } from '#props/prop-kit.ts'
import { around } from '#props/fitting.ts'
import { between } from '#props/kit/worn/hat-form.ts'

/** A soldier's helmet over the ears, with a strap below the chin. */
export const combatHelmet = prop({
  label: 'Combat helmet',
  words:
    'combat helmet, army helmet, military helmet, soldier helmet, soldiers helmet, tactical helmet, ballistic helmet, kevlar helmet, m1 helmet, war helmet, helmet with a strap, stahlhelm, trench helmet, paratrooper helmet, riot helmet, swat helmet, infantry helmet, ww2 helmet, wwii helmet, world war helmet, guerrilla helmet',
  order: 141,
  slot: 'hat',
  presses: 'hat',
  dye: '#4d5238',
  make,
})

const profile = pairs`1.02 -0.3, 1.16 -0.32, 1.17 -0.2, 1.15 0.15, 1.12 0.5, 1 0.84, 0.76 1.08, 0.4 1.22, 0 1.26`

function make(fitting: Fitting): readonly Part[] {
  const [shell, strap] = [newMesh(), newMesh()]
  sheet(
    shell,
    (u, v) => {
      const [radius, height] = between(profile, v)
      const { x, y } = circle(u)
      const edge = Math.max(0, 1 - v * 2.2)
      // Higher over the brow, lower over the ears.
      return hatPoint(
        u,
        radius + 0.08 * edge * Math.max(0, x),
        height + edge * (0.3 * Math.max(0, x) * x - 0.2 * y * y),
      )
    },
    72,
    40,
  )
  const cheek = (side: number): Vector[] =>
    [7.5, 7.1, 6.7, 6.35].map((height) => around(fitting, side * 1.2, height, 0.05))
  cord(strap, [...cheek(1), [0.3, 6.12, 1.22], [0, 6.07, 1.3], [-0.3, 6.12, 1.22], ...cheek(-1).toReversed()], 0.035, 6)
  return [
    hatPart(fitting, shell, 'combat helmet', drab),
    toPart(
      strap,
      { name: 'chin strap', material: 'hard', surface: plain(scaled(linear('#4d5238'), 0.5), 0.8) },
      fitting.head.placing,
    ),
  ]
}

const [red, green, blue] = linear('#4d5238')
const drab: Surface = (spot) => {
  const tone = 0.85 + 0.3 * noise(spot.x * 6, spot.y * 6, spot.z * 6)
  spot.red = red * tone
  spot.green = green * tone
  spot.blue = blue * tone
  spot.rough = 0.75
}
