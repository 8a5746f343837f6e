import { between, circle, type Fitting, gripOf, held, lengthOf, minus, newMesh, noise } from '#props/prop-kit.ts'
import { type Part, prop, sheet, type Surface, unit } from '#props/prop-kit.ts'

/** Open between both hands, else rolled up in one. */
export const newspaper = prop({
  label: 'Newspaper',
  words:
    'newspaper, newspapers, magazine, reading a newspaper, reading the newspaper, reading the paper, reading a magazine, tabloid',
  order: 950,
  slot: 'hand',
  poses: { reading: 3, holding: 1 },
  hand: { fingers: 'flat', arm: 'front', both: true },
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { left, right } = fitting.body.hands
  const over = minus(left.palm, right.palm)
  const isOpen = left.grips && right.grips && lengthOf(over) < 4.2
  const paper = newMesh()
  if (!isOpen) {
    const grip = gripOf(fitting, 0.18)
    sheet(
      paper,
      (u, v) => {
        const { x, y } = circle(u * 2.6)
        const radius = 0.24 - 0.1 * u
        return [x * radius, (v * 2 - 1) * 1.5 + 0.3, y * radius]
      },
      48,
      8,
    )
    return held(grip.middle, grip.thumb, grip.facing, [[paper, look]])
  }
  const half = Math.max(1.3, lengthOf(over) * 0.75)
  // A fold in the middle, and the upper edge hangs over a little.
  sheet(
    paper,
    (u, v) => {
      const far = (u * 2 - 1) * half
      return [-far, v * 2.5 - 0.5, 0.22 * Math.abs(u * 2 - 1) - 0.3 * v * v + 0.03 * circle(u * 3 + v).y]
    },
    30,
    16,
  )
  const eyes = fitting.head.placing.point(between(fitting.head.eyes.left, fitting.head.eyes.right, 0.5))
  const low = between(left.palm, right.palm, 0.5)
  const back = unit([eyes[0] - low[0], 0, eyes[2] - low[2]], [0, 0, -1])
  return held(low, unit([-back[0] * 0.45, 1, -back[2] * 0.45]), back, [[paper, look]])
}

/** A headline, columns and two pictures, none of it legible. */
const printed: Surface = (spot) => {
  const column = spot.u * 6
  const row = spot.v * 46
  const inColumn = column - Math.floor(column) > 0.1
  const isHead = spot.v > 0.86 && spot.v < 0.93 && noise(spot.u * 30, 1, 1) > 0.3
  const isPicture =
    (spot.u > 0.08 && spot.u < 0.3 && spot.v > 0.5 && spot.v < 0.8) ||
    (spot.u > 0.7 && spot.u < 0.92 && spot.v > 0.2 && spot.v < 0.42)
  const isText =
    inColumn &&
    spot.v < 0.84 &&
    spot.v > 0.05 &&
    row - Math.floor(row) < 0.45 &&
    noise(spot.u * 60, Math.floor(row) * 2.3, 3) > 0.35
  const fine = spot.grain < 0.05 ? 0.45 : 0.78
  const tone = isHead ? 0.25 : isPicture ? 0.35 + 0.4 * noise(spot.u * 9, spot.v * 9, 5) : isText ? fine : 1
  spot.red = 0.68 * tone
  spot.green = 0.66 * tone
  spot.blue = 0.6 * tone
  spot.rough = 0.95
}

const look = { name: 'newspaper', material: 'cloth', surface: printed, twoSided: true } as const
