import { circle, cord, type Fitting, gripOf, held, metal, minus, newMesh, type Part, plus } from '#props/prop-kit.ts'
import { prop, sheet, steel, unit, type Vector, weave, wood } from '#props/prop-kit.ts'

/** Open above the head; the shaft leans from the hand towards the middle of the body. */
export const umbrella = prop({
  label: 'Umbrella',
  words: 'umbrella, parasol, brolly, paper umbrella',
  order: 410,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'raised', both: false },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.12)
  const crown = fitting.head.placing.point([0, 8.6, 0.5])
  const top: Vector = [
    crown[0] + (grip.middle[0] - crown[0]) * 0.45,
    Math.max(crown[1] + 2.3, grip.middle[1] + 5.5),
    crown[2] + (grip.middle[2] - crown[2]) * 0.35,
  ]
  const axis = unit(minus(top, grip.middle))
  const rise = minus(top, grip.middle)
  const size = Math.sqrt(rise[0] * rise[0] + rise[1] * rise[1] + rise[2] * rise[2])
  const [shaft, handle, canopy, ribs] = [newMesh(), newMesh(), newMesh(), newMesh()]
  cord(
    shaft,
    [
      [0, -0.3, 0],
      [0, size * 0.5, 0],
      [0, size + 0.35, 0],
    ],
    0.05,
    8,
  )
  const hook = Array.from({ length: 12 }, (_, nth): Vector => {
    const { x, y } = circle(nth / 22 + 0.5)
    return [0, -0.55 + y * 0.24, 0.24 + x * 0.24]
  })
  cord(handle, [[0, 0.4, 0], [0, 0, 0], [0, -0.35, 0], ...hook], 0.09, 9)
  const panels = 8
  const point = (u: number, v: number): Vector => {
    const { x, y } = circle(u)
    const between = Math.abs((u * panels - Math.floor(u * panels)) * 2 - 1)
    const sag = 1 - 0.1 * (1 - between * between) * (1 - v)
    const out = (1 - v) * 4.6 * sag
    return [y * out, size + 0.1 - 1.5 * (1 - v) * (1 - v) + 0.12 * (1 - between) * (1 - v), x * out]
  }
  sheet(canopy, point, 64, 10)
  for (let nth = 0; nth < panels; nth++) {
    cord(
      ribs,
      [0, 0.25, 0.5, 0.75, 1].map((v): Vector => plus(point(nth / panels, 1 - v), [0, -0.04, 0])),
      0.025,
      5,
    )
  }
  return held(grip.middle, axis, grip.facing, [
    [canopy, { name: 'umbrella', material: 'cloth', surface: weave(fitting.colours.accent), twoSided: true }],
    [ribs, { name: 'umbrella ribs', material: 'hard', surface: metal(steel) }],
    [shaft, { name: 'umbrella shaft', material: 'hard', surface: metal(steel) }],
    [handle, { name: 'umbrella handle', material: 'hard', surface: wood([0.22, 0.12, 0.06]) }],
  ])
}
