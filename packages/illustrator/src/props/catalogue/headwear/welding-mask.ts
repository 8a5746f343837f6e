import { band, circle, type Fitting, newMesh, type Part, plain, prop, sheet, type Surface } from '#props/prop-kit.ts'
import { toPart, type Vector } from '#props/prop-kit.ts'

/** A dark shield from the forehead to below the chin with a window before the eyes. */
export const weldingMask = prop({
  label: 'Welding mask',
  words:
    'welding mask, welding helmet, welders mask, welder mask, welders helmet, welding hood, welding shield, welding masks, welder helmet',
  order: 355,
  slot: 'face',
  hides: 0.15,
  presses: [0.2, 0.2],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const [shield, strap] = [newMesh(), newMesh()]
  sheet(
    shield,
    (u, v) => {
      const { x, y } = circle((u - 0.5) * 0.58)
      const low = 1 - v
      const size = 1.06 - 0.22 * low * low - 0.14 * Math.max(0, v - 0.85) * 6
      const place: Vector = [y * size, 5.75 + v * 2.55, 0.42 + x * (1.46 - 0.1 * low) - 0.5 * Math.max(0, v - 0.8)]
      return place
    },
    56,
    30,
  )
  band(strap, fitting, () => 7.95, 0.2, fitting.hairRoom * 0.6 + 0.02, 0.04)
  const { placing } = fitting.head
  return [
    toPart(shield, { name: 'welding mask', material: 'hard', surface: shell, twoSided: true, face: true }, placing),
    toPart(
      strap,
      { name: 'mask strap', material: 'hard', surface: plain([0.05, 0.05, 0.05], 0.6), twoSided: true },
      placing,
    ),
  ]
}

const shell: Surface = (spot) => {
  const [x, y] = [Math.abs(spot.u - 0.5), Math.abs(spot.v - 0.62)]
  const isPane = x < 0.2 && y < 0.075
  const isFrame = x < 0.23 && y < 0.1
  spot.red = isPane ? 0.02 : isFrame ? 0.1 : 0.05
  spot.green = isPane ? 0.06 : isFrame ? 0.1 : 0.052
  spot.blue = isPane ? 0.04 : isFrame ? 0.105 : 0.058
  spot.rough = isPane ? 0.05 : 0.5
  spot.relief = isFrame && !isPane ? 0.03 : 0
}
