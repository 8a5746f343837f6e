import { circle } from '#geometry/shapes.ts'
import { along, lengthOf, minus, plus, times, type Vector } from '#geometry/vector.ts'
import { type Fitting, laid, trunkField } from '#props/fitting.ts'
import { turnedCollar } from '#wardrobe/pieces/collars.ts'
import { neckRing } from './jewels.ts'

/** Links that fall and pull at each other; the line is drawn through twice as many. */
const links = 40

/** So often everything falls a little, is held by its neighbors and comes to lie on what is below. */
const turns = 48

const down: Vector = [0, -1, 0]

/**
 * A chain around the neck as it hangs: taut from the nape over both sides of the neck down to its foot, on skin and
 * clothes but under a collar that is turned over. It begins and ends at the nape; the middle is its foot, about `drop`
 * below the throat.
 */
export function draped(fitting: Fitting, drop: number, off: number): readonly Vector[] {
  const ring = neckRing(fitting, 0.1, 0.85, false)
  const under = fitting.clothes.filter(({ name }) => name !== turnedCollar)
  const field = under.length < fitting.clothes.length ? trunkField(fitting.body, under) : fitting.trunk
  const start = Array.from({ length: links }, (_, nth) => {
    const share = nth / links - 0.5
    const front = (circle(share).x + 1) / 2
    return along(ring.girth(share, 0.06), down, (drop + 0.25) * front * front)
  })
  // Half of the neck behind, and two strands in front from its sides to the foot.
  const { radius } = ring
  const whole = radius * 2.9 + 2 * Math.sqrt(drop * drop + radius * radius * 2.2)
  const settled = settle(start, whole / links, field, off)
  const line = settled.flatMap((at, nth) => {
    const next = settled[(nth + 1) % links] ?? at
    const [before, after] = [settled[(nth + links - 1) % links] ?? at, settled[(nth + 2) % links] ?? next]
    const half = plus(times(plus(at, next), 0.5625), times(plus(before, after), -0.0625))
    return [at, laid(field, half, off)]
  })
  return [...line, line[0] ?? ring.middle]
}

function settle(start: readonly Vector[], reach: number, field: Fitting['trunk'], off: number): readonly Vector[] {
  const line = [...start]
  const of = (nth: number): Vector => line[(nth + links) % links] ?? [0, 0, 0]
  for (let turn = 0; turn < turns; turn++) {
    // Towards the end it hardly falls any more, so that it comes to rest.
    const fall = 0.035 * (1 - turn / turns)
    for (let nth = 0; nth < links; nth++) line[nth] = along(of(nth), down, fall)
    for (let pass = 0; pass < 4; pass++) {
      for (let step = 0; step < links; step++) {
        // To and fro in turn, so that neither side is pulled more than the other.
        const nth = (turn + pass) % 2 === 0 ? step : links - 1 - step
        const [here, next] = [of(nth), of(nth + 1)]
        const way = minus(next, here)
        const far = lengthOf(way)
        if (far <= reach) continue
        const pull = (far - reach) / far / 2
        line[nth] = along(here, way, pull)
        line[(nth + 1) % links] = along(next, way, -pull)
      }
    }
    for (let nth = 0; nth < links; nth++) {
      const here = of(nth)
      const near = field.near(here)
      if (near.found && near.distance < off) line[nth] = along(here, near.normal, off - near.distance)
    }
  }
  // What still hangs in the air by less than a finger is laid down; at the nape nothing does.
  return line.map((at, nth) => {
    const { found, distance } = field.near(at)
    const slack = Math.min(nth, links - nth) < links / 6 ? 0.3 : 0.08
    return found && distance < off + slack ? laid(field, at, off) : at
  })
}
