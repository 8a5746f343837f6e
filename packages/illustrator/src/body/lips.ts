import { smoothstep, through } from '#geometry/interpolate.ts'
import { memoByKey } from '#pack/memo-by-key.ts'
import type { Pack } from '#pack/pack.ts'
import { mirrorOf } from './eyes/mirror.ts'

/** Vertices of the left half where the lips meet, the upper lip's and the lower one's, from the middle outwards. */
const meeting = [
  [474, 523],
  [7228, 7264],
  [7226, 7265],
  [7225, 7266],
  [7178, 7206],
] as const

/** How far lips that touch are pressed together: rounding the mesh takes as much away again. Decimeters. */
const pressed = 0.006

/** Which vertices go with a lip's edge, how far (0..1), and whether up or down. */
const edges = memoByKey((pack: Pack) => {
  const { positions } = pack.base
  const found: { readonly vertex: number; readonly share: number; readonly upper: boolean }[] = []
  for (let vertex = 0; vertex < 13_380; vertex += 1) {
    const [x, y, z] = [Math.abs(positions[vertex * 3]!), positions[vertex * 3 + 1]!, positions[vertex * 3 + 2]!]
    if (x > 0.245 || y < 6.54 || y > 6.68 || z < 1.36) continue
    const seam = 6.607 + Math.min(0.0055, 0.04 * x)
    const share = smoothstep(0.048, 0.008, Math.abs(y - seam)) * smoothstep(0.245, 0.2, x)
    if (share > 0) found.push({ vertex, share, upper: y > seam })
  }
  const other = mirrorOf(pack)
  const pairs = meeting.map(([upper, lower]) => [upper, lower, other(upper), other(lower)] as const)
  return { found, pairs }
})

/** Lips that the expression leaves shut meet, whatever shape they have: no dark slit between them. In place. */
export function closeLips(pack: Pack, shape: Float32Array, faced: Float32Array): void {
  const { found, pairs } = edges(pack)
  const gapIn = (positions: Float32Array, upper: number, lower: number) =>
    positions[upper * 3 + 1]! - positions[lower * 3 + 1]!
  const [middle] = pairs
  const opened = middle ? gapIn(faced, middle[0], middle[1]) - gapIn(shape, middle[0], middle[1]) : 0
  const shut = smoothstep(0.022, 0.008, opened)
  if (shut === 0) return
  const knots = pairs.map(
    ([a, b, c, d]) =>
      [Math.abs(pack.base.positions[a * 3]!), Math.max(gapIn(faced, a, b), gapIn(faced, c, d))] as const,
  )
  for (const { vertex, share, upper } of found) {
    const gap = through(knots, Math.abs(pack.base.positions[vertex * 3]!))
    const by = share * shut * Math.max(0, gap / 2 + pressed)
    faced[vertex * 3 + 1]! += upper ? -by : by
  }
}
