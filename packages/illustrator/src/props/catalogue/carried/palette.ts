import { along, atan2, ball, box, circle, cord, cross, type Fitting, gripOf, held, lathe } from '#props/prop-kit.ts'
import { lengthOf, linear, metal, minus, newMesh, noise, pairs, type Part, plain, prop } from '#props/prop-kit.ts'
import { steel, type Surface, toPart, unit, upwards, type Vector, wood } from '#props/prop-kit.ts'

/** A board of paints. Hands that are apart have it in the left and a brush in the right one, with an easel before that. */
export const palette = prop({
  label: 'Palette',
  words:
    'paint palette, painters palette, artists palette, palette and brush, brush and palette, palette and paintbrush, holding a palette, palette in hand, easel, canvas and easel',
  order: 860,
  slot: 'hand',
  poses: { painting: 2 },
  hand: { fingers: 'flat', arm: 'front', both: false },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { left, right } = fitting.body.hands
  const paints = left.grips && right.grips && left.facing[1] > 0.6 && lengthOf(minus(left.palm, right.palm)) > 2.5
  const { middle, facing } = gripOf(fitting, 0.06)
  if (!paints) return boardAt(along(along(middle, [facing[0], 0, facing[2]], 0.5), upwards, 0.05), [0, 0, 1])
  const brush = along(right.palm, right.facing, 0.07)
  const way = unit([right.along[0] - 0.2, right.along[1] + 0.12, right.along[2]])
  return [
    ...boardAt(along(along(left.palm, left.facing, 0.1), left.along, 0.3), left.along),
    ...brushFrom(brush, way, fitting.colours.accent),
    ...easelAt(along(brush, way, 1.72)),
  ]
}

function boardAt(at: Vector, ahead: Vector): readonly Part[] {
  const [board, paints] = [newMesh(), newMesh()]
  lathe(board, pairs`0 -0.04, 1.02 -0.04, 1.05 0, 1.02 0.04, 0 0.04`, 36, [0, 0, 0])
  const blobs = 7
  for (let nth = 0; nth < blobs; nth++) {
    const { x, y } = circle(0.1 + (nth / blobs) * 0.75)
    ball(paints, [x * 0.76, 0.05, y * 0.76], [0.15, 0.07, 0.13], 10, 6)
  }
  return held(at, upwards, ahead, [
    [board, { name: 'palette', material: 'hard', surface: wood([0.36, 0.2, 0.09]) }],
    [paints, { name: 'paints', material: 'cloth', surface: dabs }],
  ])
}

const dyes = ['#c8202b', '#e8a11c', '#f2e14c', '#2f8f4e', '#2562b8', '#6d3a93', '#f3efe6'].map((color) => linear(color))

/** Another color for each blob around the board. */
const dabs: Surface = (spot) => {
  const share = atan2(spot.z, spot.x) / 6.283185307179586
  const turn = Math.round((((share < 0 ? share + 1 : share) - 0.1) / 0.75) * 7)
  const [red, green, blue] = dyes[Math.max(0, Math.min(6, turn))] ?? [1, 1, 1]
  spot.red = red
  spot.green = green
  spot.blue = blue
  spot.rough = 0.25
}

function brushFrom(hand: Vector, way: Vector, color: string): readonly Part[] {
  const [handle, ferrule, hairs] = [newMesh(), newMesh(), newMesh()]
  cord(
    handle,
    [-1.1, -0.4, 0.4, 1].map((y): Vector => [0, y, 0]),
    (share) => 0.035 + 0.03 * circle(share * 0.42).y,
    9,
  )
  cord(
    ferrule,
    [0.98, 1.15, 1.32].map((y): Vector => [0, y, 0]),
    0.06,
    10,
  )
  ball(hairs, [0, 1.48, 0], [0.07, 0.22, 0.07], 10, 8)
  return held(
    hand,
    way,
    [0, 0, 1],
    [
      [handle, { name: 'brush', material: 'hard', surface: wood('#a1794f') }],
      [ferrule, { name: 'ferrule', material: 'hard', surface: metal(steel, 0.25), twoSided: true }],
      [hairs, { name: 'brush hairs', material: 'hard', surface: plain(color, 0.3) }],
    ],
  )
}

/** A canvas on three legs whose picture is touched there; it is turned so far that it is seen from the front. */
function easelAt(touched: Vector): readonly Part[] {
  const face = unit([0.62, 0, 0.78])
  const across = unit(cross(upwards, face))
  const [canvas, legs] = [newMesh(), newMesh()]
  const [wide, tall] = [2.1, 2.6]
  const middle = along(along(touched, across, -0.9), face, -0.12)
  const center: Vector = [middle[0], touched[1] - 0.3, middle[2]]
  box(canvas, center, [wide, tall, 0.07], [across, upwards, face])
  const low = center[1] - tall - 0.1
  const ledge = along([center[0], low, center[2]], face, 0.12)
  box(legs, ledge, [wide * 0.85, 0.09, 0.22], [across, upwards, face])
  const top: Vector = along([center[0], center[1] + tall + 0.9, center[2]], face, -0.3)
  for (const side of [-1, 1]) {
    const foot = along([center[0], 0.05, center[2]], across, side * wide * 0.75)
    cord(legs, [top, along(foot, face, -0.12)], 0.11, 8)
  }
  cord(legs, [top, along([center[0], 0.05, center[2]], face, -2.4)], 0.1, 8)
  return [
    toPart(canvas, { name: 'canvas', material: 'cloth', surface: picture }),
    toPart(legs, { name: 'easel', material: 'hard', surface: wood('#8a5f38') }),
  ]
}

/** Hills below an evening sky, in broad strokes. */
const picture: Surface = (spot) => {
  const stroke = noise(spot.u * 14, spot.v * 30, 1) - 0.5
  const hill = 0.38 + 0.1 * circle(spot.u * 0.9 + 0.1).y + 0.03 * stroke
  const far = 0.52 + 0.07 * circle(spot.u * 1.4 + 0.5).y + 0.03 * stroke
  const [x, y] = [spot.u - 0.62, (spot.v - 0.7) * 1.2]
  const sun = x * x + y * y < 0.008
  const [red, green, blue] = sun
    ? [0.95, 0.62, 0.16]
    : spot.v < hill
      ? [0.06, 0.2, 0.07]
      : spot.v < far
        ? [0.1, 0.16, 0.3]
        : [0.75 - 0.4 * spot.v, 0.36 + 0.05 * spot.v, 0.2 + 0.35 * spot.v]
  const tone = 1 + 0.5 * stroke
  spot.red = red * tone
  spot.green = green * tone
  spot.blue = blue * tone
  spot.rough = 0.8
}
