import { ball, circle, type Fitting, gold, hatPart, hatPoint, linear, metal, newMesh, pairs } from '#props/prop-kit.ts'
import { type Part, plain, prop, sheet, weave } from '#props/prop-kit.ts'
import { between } from '#props/kit/worn/hat-form.ts'

/** Cloth wound around the head, its turns crossing over the forehead, with a jewel. */
export const turban = prop({
  label: 'Turban',
  words:
    'turban, turbans, turbaned, dastar, pagri, head wrap, headwrap, sultans turban, wrapped turban, towel turban, towel wrapped around her hair, towel wrapped around her head, towel around her hair, towel around her head, towel on her head, towel on her hair, hair wrapped in a towel, hair towel, towel wrapped around his head, hair in a towel',
  order: 139,
  slot: 'hat',
  presses: 'hat',
  make,
})

const profile = pairs`1 -0.16, 1.1 -0.14, 1.22 0.05, 1.3 0.32, 1.27 0.6, 1.12 0.86, 0.85 1.04, 0.5 1.14, 0 1.17`

function make(fitting: Fitting): readonly Part[] {
  const [cloth, jewel, setting] = [newMesh(), newMesh(), newMesh()]
  sheet(
    cloth,
    (u, v) => {
      const [radius, height] = between(profile, v)
      // The turns rise from the sides to the middle of the forehead and cross there.
      const { x, y } = circle(u)
      const slant = Math.abs(y) * 0.42 - 0.2 * x
      const turnsUp = (v * 1.5 + slant * 0.55) * 6.5
      const share = turnsUp - Math.floor(turnsUp)
      const fold = share * (1 - share) * (1 - share) * 6.75
      const grown = radius + (v > 0.05 ? 0.075 * fold * Math.min(1, radius) : 0)
      return hatPoint(u, grown, height)
    },
    112,
    96,
  )
  const at = hatPoint(0, 1.36, 0.34)
  ball(setting, [at[0], at[1], at[2] - 0.02], [0.16, 0.19, 0.05], 16, 10)
  ball(jewel, at, [0.1, 0.125, 0.07], 14, 10)
  return [
    hatPart(fitting, cloth, 'turban', weave(linear(fitting.colours.accent))),
    { ...hatPart(fitting, setting, 'turban brooch', metal(gold, 0.22)), material: 'hard' },
    { ...hatPart(fitting, jewel, 'turban jewel', plain(fitting.colours.primary, 0.07)), material: 'hard' },
  ]
}
