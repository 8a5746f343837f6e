import { circle, type Fitting, hatPart, hatPoint, linear, newMesh, pairs, type Part, prop } from '#props/prop-kit.ts'
import { sheet, type Surface } from '#props/prop-kit.ts'
import { between } from '#props/kit/worn/hat-form.ts'

/** A soft gathered cap over all the hair, with a frill around the face. */
export const bonnet = prop({
  label: 'Bonnet',
  words:
    'bonnet, bonnets, satin bonnet, silk bonnet, sleep bonnet, sleeping bonnet, hair bonnet, mob cap, mobcap, shower cap, bouffant cap, surgical cap, scrub cap, linen cap, coif, white linen cap, bonnet cap, bath cap',
  order: 94,
  slot: 'hat',
  presses: 'all',
  make,
})

const profile = pairs`1.1 -0.24, 1 -0.12, 1.05 -0.04, 1.18 0.22, 1.24 0.5, 1.16 0.82, 0.92 1.06, 0.5 1.2, 0 1.24`

function make(fitting: Fitting): readonly Part[] {
  const cloth = newMesh()
  sheet(
    cloth,
    (u, v) => {
      const [radius, height] = between(profile, v)
      const { x } = circle(u)
      const gather = circle(u * 34).x
      const frill = v < 0.13 ? 0.045 * gather : 0.018 * gather * Math.max(0, 1 - v * 1.4)
      // Lower at the back, where it holds the hair.
      const back = Math.max(0, -x) * (v < 0.3 ? 0.42 * (1 - v) : 0.42 * (1 - v) * (1 - v))
      return hatPoint(u, radius + frill + 0.12 * Math.max(0, -x) * Math.max(0, 1 - v), height - back)
    },
    204,
    48,
  )
  return [hatPart(fitting, cloth, 'bonnet', satin(fitting.colours.accent))]
}

function satin(color: string): Surface {
  const [red, green, blue] = linear(color)
  return (spot) => {
    const band = spot.v > 0.1 && spot.v < 0.16 ? 0.75 : 1
    spot.red = red * band
    spot.green = green * band
    spot.blue = blue * band
    spot.rough = 0.42
  }
}
