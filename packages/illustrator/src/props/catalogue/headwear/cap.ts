import { along, ball, type Fitting, hatPart, hatPoint, type Light, linear, newMesh, pairs } from '#props/prop-kit.ts'
import { type Part, prop, sheet, smoothstep, type Surface, weave } from '#props/prop-kit.ts'
import { turned } from '#props/kit/worn/hat-form.ts'

export const cap = prop({
  label: 'Cap',
  words: 'cap, baseball cap, flat cap, snapback, newsboy cap, trucker hat, backwards cap',
  order: 90,
  slot: 'hat',
  presses: 'hat',
  dyed: ['cap', 'peak', 'cap button'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const mesh = newMesh()
  turned(mesh, () => pairs`1 -0.03, 1.01 0.1, 1 0.35, 0.93 0.62, 0.76 0.83, 0.5 0.95, 0.22 1, 0 1.01`, 48, 2)
  const button = newMesh()
  ball(button, hatPoint(0, 0, 1.02), [0.07, 0.035, 0.07], 12, 6)
  const peak = newMesh()
  sheet(
    peak,
    (u, v) => {
      // Over the forehead only: lower face, edge, upper face. It runs ahead and down, arched from side to side.
      const side = 2 * u - 1
      const lower = v < 0.5
      const out = lower ? v * 2 : 2 - v * 2
      const ahead = 0.86 * Math.sqrt(Math.max(0, 1 - side * side)) * out
      const height = 0.05 - 0.2 * side * side * (0.4 + 0.6 * out) - 0.06 * out * out - (lower ? 0.03 * (1 - out) : 0)
      return along(hatPoint(side * 0.17, 1.01, height), [0, -0.24, 0.97], ahead)
    },
    32,
    16,
  )
  const color = fitting.colours.primary
  return [
    hatPart(fitting, mesh, 'cap', panels(linear(color))),
    hatPart(fitting, peak, 'peak', weave(fitting.colours.accent)),
    hatPart(fitting, button, 'cap button', weave(fitting.colours.accent)),
  ]
}

/** Twill with the six seams of a cap. */
function panels([red, green, blue]: Light): Surface {
  return (spot) => {
    const seam = Math.abs(spot.u * 6 - Math.floor(spot.u * 6) - 0.5)
    const dark = 1 - 0.3 * (1 - smoothstep(0, 0.035, seam))
    spot.red = red * dark
    spot.green = green * dark
    spot.blue = blue * dark
    spot.rough = 0.85
    spot.relief = -0.02 * (1 - smoothstep(0, 0.03, seam))
  }
}
