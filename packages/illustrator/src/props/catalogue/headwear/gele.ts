import { circle, type Fitting, hatPart, hatPoint, linear, newMesh, pairs, type Part, prop } from '#props/prop-kit.ts'
import { sheet, smoothstep, type Surface } from '#props/prop-kit.ts'
import { between } from '#props/kit/worn/hat-form.ts'

/** Stiff shining cloth tied around the head, standing up in pleats like a fan. */
export const gele = prop({
  label: 'Gele',
  words:
    'gele, gele headtie, gele head tie, head tie, headtie, african headwrap, african head wrap, ankara headwrap, nigerian headwrap, dhuku, doek, duku, tall headwrap, tall head wrap, elaborate headwrap, ornate headwrap, kente headwrap',
  order: 149,
  slot: 'hat',
  presses: 'hat',
  make,
})

const profile = pairs`
  1 -0.14, 1.07 -0.12, 1.13 0.06, 1.16 0.26, 1.2 0.48, 1.26 0.72, 1.24 0.92, 1.06 1.04, 0.7 1.02, 0.3 0.92, 0 0.9`

function make(fitting: Fitting): readonly Part[] {
  const cloth = newMesh()
  sheet(
    cloth,
    (u, v) => {
      const [radius, height] = between(profile, v)
      const { x, y } = circle(u)
      const up = smoothstep(0.24, 0.6, v)
      // Folds that rise aslant from one temple to the other side, wider than the head above the ears.
      const fold = circle(u * 15 + v * 1.4 + 0.5 * circle(u * 2).y).x
      const wide = 1 + up * (0.3 * y * y + 0.06 * y)
      const tall = 1 + up * (0.16 * x + 0.22 * y)
      return hatPoint(u, radius * wide * (1 + 0.03 * fold) + 0.025 * up * fold, height * tall + 0.03 * fold * up)
    },
    208,
    60,
  )
  return [hatPart(fitting, cloth, 'gele', aso(fitting.colours.accent))]
}

/** Metallic brocade. */
function aso(color: string): Surface {
  const [red, green, blue] = linear(color)
  return (spot) => {
    const [a, b] = [spot.u * 34, spot.v * 9]
    const [dx, dy] = [a - Math.floor(a) - 0.5, b - Math.floor(b) - 0.5]
    const figure = smoothstep(0.05, 0, Math.abs(Math.abs(dx) + Math.abs(dy) - 0.3))
    const tone = 0.9 + 0.5 * figure * (spot.grain < 0.08 ? 1 : 0.4)
    spot.red = Math.min(1, red * tone)
    spot.green = Math.min(1, green * tone)
    spot.blue = Math.min(1, blue * tone)
    spot.metal = 0.35
    spot.rough = 0.38
  }
}
