import { expect, it } from 'vitest'
import { lengthOf, minus, vertexAt } from '#geometry/vector.ts'
import { makeSpot } from '#raster/spot.ts'
import { ballPart } from './ball.ts'
import { skull } from './hairline.ts'
import { refine } from './scalp.ts'
import { ballScalp, ballWorld } from './testing.ts'

const hair = { colour: '#2a1c14', highlight: '#2a1c14', highlights: 0, grey: 0 }
const scalp = refine(refine(refine(ballScalp())))
const cap = { lift: ({ inside }: { inside: number }) => 0.8 * Math.max(0, inside), cover: () => 1, round: true }

it('[ILL-721] hair that stands in a ball has no edge: layers of loose curls, each farther out and sparser', () => {
  const part = ballPart(scalp, cap, hair, ballWorld)
  const count = scalp.points.length
  const layers = part.positions.length / 3 / count
  expect(layers).toBeGreaterThan(3)
  const spot = makeSpot()
  const there = (layer: number): number => {
    let seen = 0
    for (let nth = 0; nth < 2000; nth += 1) {
      const [x, y, z] = [(nth % 13) * 0.11, 8 + (nth % 17) * 0.07, (nth % 19) * 0.09]
      Object.assign(spot, { x, y, z, u: 1, v: layer / (layers - 1), grain: 0.004, alpha: 0 })
      part.surface(spot)
      if (spot.alpha > 0.5) seen += 1
    }
    return seen
  }
  const shares = Array.from({ length: layers }, (_, layer) => there(layer))
  expect(shares[0]).toBe(2000)
  for (let layer = 1; layer < layers; layer += 1) expect(shares[layer]).toBeLessThan(shares[layer - 1]!)
  const rest = part.rest ?? part.positions
  const far = (layer: number) => lengthOf(minus(vertexAt(rest, layer * count), skull))
  expect(far(layers - 1)).toBeGreaterThan(far(0) + 0.05)
})
