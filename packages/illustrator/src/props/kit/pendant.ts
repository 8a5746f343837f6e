import { circle } from '#geometry/shapes.ts'
import { along, cross, unit, type Vector } from '#geometry/vector.ts'
import { type Fitting, laid } from '#props/fitting.ts'
import { neckRing } from './jewels.ts'

const down: Vector = [0, -1, 0]

/** A line around the neck and down onto the chest, over the clothes, and what hangs at its foot by. */
type Hung = {
  readonly line: readonly Vector[]
  readonly foot: Vector
  readonly out: Vector
  readonly aside: Vector
}

/** A line of this drop below the throat, so far off what it lies on. */
export function hungLine(fitting: Fitting, drop: number, off: number): Hung {
  const ring = neckRing(fitting, 0.05, 1.4, true)
  const line = Array.from({ length: 61 }, (_, nth) => {
    const share = nth / 60 - 0.5
    const front = (circle(share).x + 1) / 2
    const start = ring.girth(share, 0.05 + 0.2 * front)
    return laid(fitting.trunk, along(start, down, drop * front * front), off)
  })
  const foot = line[30] ?? ring.middle
  const out = fitting.trunk.near(foot).normal
  return { line, foot, out, aside: unit(cross(down, out), [1, 0, 0]) }
}
