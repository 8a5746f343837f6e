import { along, axes, ball, box, circle, cord, type Fitting, gripOf, held, lathe, leather } from '#props/prop-kit.ts'
import { metal, minus, newMesh, pairs, type Part, plain, prop, steel, times, unit, upwards } from '#props/prop-kit.ts'
import { type Vector } from '#props/prop-kit.ts'

/** The hand is at its side; the lens looks ahead. */
export const camera = prop({
  label: 'Camera',
  words:
    'camera in hand, holding a camera, holding camera, with a camera, with camera, photo camera, film camera, vintage camera, old camera, dslr, carrying a camera',
  order: 470,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false },
  dyed: ['camera', 'camera leather'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const grip = gripOf(fitting, 0.62)
  const [body, skin, chrome, lens, front] = [newMesh(), newMesh(), newMesh(), newMesh(), newMesh()]
  box(body, [0, 0.34, 0], [0.64, 0.08, 0.2], axes)
  box(body, [0, -0.34, 0], [0.64, 0.06, 0.2], axes)
  box(body, [0, 0.5, 0], [0.2, 0.1, 0.16], axes)
  box(skin, [0, 0, 0], [0.66, 0.29, 0.22], axes)
  for (const x of [-0.48, 0.45]) lathe(chrome, pairs`0.1 0.42, 0.1 0.5, 0.08 0.52, 0 0.52`, 16, [x, 0, 0])
  const barrel = (radius: number, from: number, to: number) =>
    cord(
      lens,
      [0, 0.5, 1].map((share): Vector => [0, -0.02, from + (to - from) * share]),
      radius,
      24,
    )
  barrel(0.3, 0.2, 0.5)
  barrel(0.27, 0.5, 0.62)
  ball(front, [0, -0.02, 0.56], [0.24, 0.24, 0.07], 22, 10)
  const side: Vector = unit([grip.facing[0], 0, grip.facing[2]], [1, 0, 0])
  const ahead: Vector = unit(minus([0, 0, 1], times(side, side[2])), [0, 0, 1])
  return held(along(grip.middle, grip.along, 0.1), upwards, ahead, [
    [body, { name: 'camera', material: 'hard', surface: metal(steel, 0.35) }],
    [skin, { name: 'camera leather', material: 'hard', surface: leather([0.022, 0.02, 0.02]) }],
    [chrome, { name: 'camera dials', material: 'hard', surface: metal(steel, 0.2), twoSided: true }],
    [lens, { name: 'camera barrel', material: 'hard', surface: plain([0.015, 0.015, 0.017], 0.35), twoSided: true }],
    [front, { name: 'camera lens', material: 'hard', surface: plain([0.015, 0.02, 0.04], 0.04) }],
    [ringed(), { name: 'camera ring', material: 'hard', surface: metal(steel, 0.2) }],
  ])
}

function ringed() {
  const ring = newMesh()
  const line = Array.from({ length: 25 }, (_, nth): Vector => {
    const { x, y } = circle(nth / 24)
    return [x * 0.29, -0.02 + y * 0.29, 0.5]
  })
  cord(ring, line, 0.025, 6, true)
  return ring
}
