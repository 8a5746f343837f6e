import type { MarkId, BodyParams } from '@eidolon/people'
import { type Color, linear } from '#geometry/color.ts'
import { blob, smoothstep } from '#geometry/interpolate.ts'
import { tableNoise } from '#geometry/noise.ts'
import type { Pack } from '#pack/pack.ts'
import { lidMaps, lipMap, mapAt } from '#body/face-map.ts'
import { clouds, feel, lay, lineDistance, type Painter, stain, stroke } from './brush.ts'
import type { Chart } from './chart.ts'
import { pairs, triples } from '#geometry/numbers.ts'

const kohl: Color = [0.012, 0.011, 0.012]

/** The lid above an eye and up to the fold over it. */
const onLid = (at: Chart): number => {
  if (at.part !== 'head' || at.z < 0.7) return 0
  const dx = at.side - 0.33
  const above = at.y - 7.28 - 0.05 * dx
  return (
    smoothstep(-0.02, 0.05, above + dx * dx * 0.9) *
    smoothstep(0.27, 0.1, above + dx * dx * 1.1) *
    smoothstep(0.34, 0.2, Math.abs(dx - 0.03))
  )
}

/** A line that goes on from the outer corner, up and out. */
const wing = (at: Chart, long: number): number =>
  lineDistance(
    [
      [0.49, 7.29],
      [0.55, 7.325],
      [0.55 + long, 7.325 + long * 0.62],
    ],
    at.side,
    at.y,
  )

export function makeupPainters(
  pack: Pack,
  { marks, lips: worn }: BodyParams,
): Readonly<Partial<Record<MarkId, Painter>>> {
  const lids = lidMaps(pack)
  const lip = lipMap(pack)
  const edgeAt = (u: number, v: number, at: Chart) => mapAt(at.left ? lids.left : lids.right, u, v)
  const color: Color = marks.eyeshadow === '' ? [0.02, 0.018, 0.022] : linear(marks.eyeshadow)
  const lipColor: Color = worn.colour === '' ? [0.34, 0.02, 0.03] : linear(worn.colour)
  const liner =
    (soft: number): Painter =>
    (spot, at) => {
      if (at.part !== 'head' || at.z < 0.7 || Math.abs(at.y - 7.3) > 0.45) return
      const edge = edgeAt(spot.u, spot.v, at)
      const around = smoothstep(0.62 - soft, 0.86 - soft * 0.5, edge)
      const out = smoothstep(0.03 + soft * 0.06, 0.006, wing(at, 0.045) * (1 + soft)) * smoothstep(0.46, 0.5, at.side)
      const smear =
        soft > 0
          ? soft *
            blob((at.side - 0.34) ** 2 + ((at.y - 7.2) * 1.4) ** 2, 0.26) *
            (0.8 + 0.5 * clouds(at.x * 3, at.y * 5, 0, 401))
          : 0
      lay(spot, kohl, Math.max(around, out * (soft > 0 ? 0.5 : 1), smear * 0.75) * 0.92)
    }
  return {
    eyeliner: liner(0),
    'smudged-eyeliner': liner(0.55),
    'smoky-eyes': (spot, at) => {
      lay(spot, color, onLid(at) * 0.78)
      if (at.part === 'head' && at.z > 0.7) {
        const below = blob(((at.side - 0.34) * 0.85) ** 2 + ((at.y - 7.17) * 2) ** 2, 0.2)
        lay(spot, color, below * 0.5)
        lay(spot, kohl, smoothstep(0.6, 0.85, edgeAt(spot.u, spot.v, at)) * 0.85)
      }
    },
    'full-makeup': (spot, at) => {
      if (at.part !== 'head' || at.z < 0.5) return
      const cheek = blob((at.side - 0.58) ** 2 + ((at.y - 6.94 - (at.side - 0.58) * 0.4) * 1.8) ** 2, 0.34)
      stain(spot, [0.98, 0.56, 0.56], cheek * 0.5)
      lay(spot, marks.eyeshadow === '' ? [0.2, 0.09, 0.07] : color, onLid(at) * 0.5)
      lay(spot, kohl, smoothstep(0.68, 0.88, edgeAt(spot.u, spot.v, at)) * 0.85)
      const out = smoothstep(0.022, 0.006, wing(at, 0.02)) * smoothstep(0.46, 0.5, at.side)
      lay(spot, kohl, out * 0.85)
      const shine = blob((at.side - 0.6) ** 2 + ((at.y - 7.06) * 2.2) ** 2, 0.22)
      feel(spot, 0.36, shine * 0.7)
      const lipped = at.z > 0.9 ? smoothstep(0.12, 0.4, mapAt(lip, spot.u, spot.v)) : 0
      if (worn.colour === '') lay(spot, [0.36, 0.06, 0.075], lipped * 0.55)
      feel(spot, 0.26, lipped)
    },
    'glossy-lips': (spot, at) => {
      if (at.part !== 'head' || at.z < 0.9) return
      const lipped = smoothstep(0.1, 0.36, mapAt(lip, spot.u, spot.v))
      stain(spot, [0.95, 0.72, 0.74], lipped * 0.5)
      feel(spot, 0.07, lipped)
      spot.relief += lipped * 0.004 * tableNoise(at.x * 9, at.y * 9, 0, 402)
    },
    'smeared-lipstick': (spot, at) => {
      if (at.part !== 'head' || at.z < 0.8) return
      const lipped = smoothstep(0.1, 0.4, mapAt(lip, spot.u, spot.v))
      const smear = smoothstep(
        0.09,
        0,
        lineDistance(pairs`0.12 6.58, 0.34 6.5, 0.5 6.46`, at.x, at.y) - 0.02 * clouds(at.x * 3, at.y * 7, 0, 403),
      )
      lay(
        spot,
        lipColor,
        Math.max(
          lipped * 0.85,
          smear * 0.6 * smoothstep(0.54, 0.2, at.x) * (0.7 + 0.6 * clouds(at.x * 2, at.y * 14, 0, 404)),
        ),
      )
    },
    'kiss-mark': (spot, at) => {
      if (at.part !== 'head' || at.x > 0 || at.z < 0.5) return
      const [x, y] = [(at.side - 0.53) / 0.17, (at.y - 6.86 - (at.side - 0.53) * 0.3) / 0.1]
      if (Math.abs(x) > 1) return
      const upper = y > 0.08 && y < 0.75 * (1 - x * x) * (1 - 0.35 * smoothstep(0.25, 0, Math.abs(x)))
      const lower = y < -0.02 && y > -0.85 * (1 - x * x)
      const creases = 0.62 + 0.5 * tableNoise(x * 9, y * 2, 0, 405)
      if (upper || lower) lay(spot, lipColor, 0.8 * creases)
    },
    'running-mascara': (spot, at) => {
      if (at.part !== 'head' || at.z < 0.7) return
      lay(spot, kohl, smoothstep(0.5, 0.85, edgeAt(spot.u, spot.v, at)) * 0.85)
      for (const [x, low, half] of triples`0.26 6.5 0.022, 0.36 6.75 0.016, 0.44 6.62 0.018`) {
        const way = x + 0.03 * tableNoise(0, at.y * 4, x * 9 + (at.left ? 0 : 3), 406)
        const trace =
          stroke(at.side - way, half, spot.grain) * smoothstep(7.22, 7.16, at.y) * smoothstep(low, low + 0.3, at.y)
        lay(spot, [0.02, 0.018, 0.02], trace * 0.75)
      }
      lay(spot, kohl, 0.45 * blob(((at.side - 0.33) * 0.9) ** 2 + ((at.y - 7.17) * 1.7) ** 2, 0.2))
    },
  }
}

/** Default eye shadow color. */
export function eyeshadowPainter(hex: string): Painter {
  const color = linear(hex)
  return (spot, at) => {
    const share = onLid(at)
    if (share <= 0) return
    lay(spot, color, share * 0.72)
    feel(spot, 0.5, share)
  }
}
