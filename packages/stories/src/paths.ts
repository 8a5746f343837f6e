import type { Box, Point } from './frames.ts'

/** An outline as every way of drawing knows it: SVG, PDF, pixels. */
export type Step =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z']
export type Path = readonly Step[]

/** As the `d` of SVG. Numbers only: nothing that people wrote gets in here. */
export const svgPath = (path: Path): string =>
  path
    .map(([letter, ...numbers]) => `${letter}${numbers.map((value) => Math.round(value * 100) / 100).join(' ')}`)
    .join('')

export const rectangle = ({ x, y, width, height }: Box): Path => [
  ['M', x, y],
  ['L', x + width, y],
  ['L', x + width, y + height],
  ['L', x, y + height],
  ['Z'],
]

/** An ellipse; with a `bulge` over 0.55 it is fuller at its corners. */
export function oval({ x, y }: Point, rx: number, ry: number, bulge = 0.5523): Path {
  const [a, b] = [rx * bulge, ry * bulge]
  return [
    ['M', x, y - ry],
    ['C', x + a, y - ry, x + rx, y - b, x + rx, y],
    ['C', x + rx, y + b, x + a, y + ry, x, y + ry],
    ['C', x - a, y + ry, x - rx, y + b, x - rx, y],
    ['C', x - rx, y - b, x - a, y - ry, x, y - ry],
    ['Z'],
  ]
}

/** A cloud: bumps all around an ellipse. */
export function cloud(middle: Point, rx: number, ry: number): Path {
  const bumps = Math.max(8, Math.min(22, Math.round((rx + ry) / 17)))
  const at = (turn: number, swell: number): Point => {
    const angle = (turn / bumps) * 2 * Math.PI
    return { x: middle.x + Math.cos(angle) * rx * swell, y: middle.y + Math.sin(angle) * ry * swell }
  }
  const start = at(0, 1)
  const steps: Step[] = [['M', start.x, start.y]]
  const outwards = 1 + 26 / (rx + ry)
  for (let bump = 0; bump < bumps; bump++) {
    const [one, two, end] = [at(bump + 0.1, outwards), at(bump + 0.9, outwards), at(bump + 1, 1)]
    steps.push(['C', one.x, one.y, two.x, two.y, end.x, end.y])
  }
  return [...steps, ['Z']]
}

/** A burst: teeth of differing length around an ellipse. */
export function burst(middle: Point, rx: number, ry: number): Path {
  const teeth = Math.max(10, Math.min(26, Math.round((rx + ry) / 15)))
  const points = Array.from({ length: teeth * 2 }, (_none, index): Point => {
    const angle = (index / (teeth * 2)) * 2 * Math.PI
    const reach = index % 2 === 0 ? 1 : 1 + (22 + ((index * 7) % 5) * 6) / Math.max(rx, ry)
    return { x: middle.x + Math.cos(angle) * rx * reach, y: middle.y + Math.sin(angle) * ry * reach }
  })
  return [...points.map(({ x, y }, index): Step => [index === 0 ? 'M' : 'L', x, y]), ['Z']]
}

/** A horn from inside a balloon to a point, slightly bent. */
export function horn(from: Point, to: Point, width: number): Path {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  if (length < 1) return []
  const [sideX, sideY] = [(-dy / length) * (width / 2), (dx / length) * (width / 2)]
  const bend = Math.min(18, length * 0.1)
  const middle = { x: (from.x + to.x) / 2 + (-dy / length) * bend, y: (from.y + to.y) / 2 + (dx / length) * bend }
  const left = { x: from.x + sideX, y: from.y + sideY }
  const right = { x: from.x - sideX, y: from.y - sideY }
  return [
    ['M', left.x, left.y],
    ['C', middle.x + sideX * 0.8, middle.y + sideY * 0.8, middle.x + sideX * 0.4, middle.y + sideY * 0.4, to.x, to.y],
    [
      'C',
      middle.x - sideX * 0.4,
      middle.y - sideY * 0.4,
      middle.x - sideX * 0.8,
      middle.y - sideY * 0.8,
      right.x,
      right.y,
    ],
    ['Z'],
  ]
}
