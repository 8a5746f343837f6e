import { cord, faceMask, type Fitting, linear, newMesh, type Part, plain, plus, prop } from '#props/prop-kit.ts'
import { smoothstep, type Surface, toPart } from '#props/prop-kit.ts'

/** A red demon's face with horns and fangs. */
export const oniMask = prop({
  label: 'Oni mask',
  words:
    'oni mask, demon mask, hannya mask, devil mask, japanese demon mask, red demon mask, red oni mask, oni masks, samurai mask, mempo, menpo, horned mask, demon samurai mask',
  order: 358,
  slot: 'face',
  hides: 0.25,
  dyed: ['oni mask'],
  dye: '#a4211f',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const horns = newMesh()
  const { parts, form } = faceMask(fitting, {
    name: 'oni mask',
    surface: demon,
    swell: (u, v) => {
      const x = Math.abs(u - 0.5)
      const brow = smoothstep(0.3, 0.1, x) * smoothstep(0.1, 0, Math.abs(v - 0.76))
      const nose = smoothstep(0.1, 0, x) * smoothstep(0.16, 0, Math.abs(v - 0.46))
      return 0.12 * brow + 0.14 * nose
    },
    strap: [0.03, 0.03, 0.03],
  })
  for (const side of [1, -1]) {
    const foot = form(0.5 + side * 0.17, 0.94)
    const line = [
      [0, 0, 0],
      [side * 0.08, 0.3, 0.14],
      [side * 0.1, 0.62, 0.16],
      [side * 0.04, 0.9, 0.08],
    ] as const
    cord(
      horns,
      line.map((off) => plus(foot, off)),
      (share) => 0.11 * (1 - share) + 0.012,
      10,
    )
  }
  return [
    ...parts,
    toPart(
      horns,
      { name: 'mask horns', material: 'hard', surface: plain([0.7, 0.62, 0.45], 0.4) },
      fitting.head.placing,
    ),
  ]
}

const [red, green, blue] = linear('#a4211f')

const demon: Surface = (spot) => {
  const x = Math.abs(spot.u - 0.5)
  const eye =
    Math.abs(spot.v - 0.63 - 0.3 * (x - 0.2)) < 0.035 * smoothstep(0.12, 0, Math.abs(x - 0.2)) + 0.01 &&
    Math.abs(x - 0.2) < 0.11
  const brow = x < 0.32 && x > 0.04 && Math.abs(spot.v - 0.72 - 0.35 * x) < 0.03
  const mouth = x < 0.26 && spot.v > 0.13 - 0.1 * x && spot.v < 0.29 + 0.1 * x
  const tooth = spot.u * 22 - Math.floor(spot.u * 22)
  const teeth = mouth && tooth > 0.12 && Math.abs(spot.v - 0.21) > 0.02
  const fang = Math.abs(x - 0.2) < 0.03 && spot.v > 0.12 && spot.v < 0.36
  const ivory = teeth || fang
  const dark = eye || brow || (mouth && !ivory)
  spot.red = dark ? 0.02 : ivory ? 0.78 : red
  spot.green = dark ? 0.015 : ivory ? 0.7 : green
  spot.blue = dark ? 0.015 : ivory ? 0.52 : blue
  spot.rough = 0.28
}
