import type { MarkId, BodyParams } from '@eidolon/people'
import { type Color, linear } from '#geometry/color.ts'
import { blob, smoothstep } from '#geometry/interpolate.ts'
import { tableNoise } from '#geometry/noise.ts'
import type { SurfacePoint } from '#geometry/part.ts'
import { atan2, cos, sin } from '@eidolon/people/exact.ts'
import { clouds, feel, flat, inside, lay, lineDistance, onFace, type Painter, stroke } from './brush.ts'
import type { Chart } from './chart.ts'
import { pairs, triples } from '#geometry/numbers.ts'

const white: Color = [0.68, 0.66, 0.63]
const black: Color = [0.012, 0.012, 0.013]
const red: Color = [0.4, 0.025, 0.025]

/** Grease paint: it covers, lies on the skin and is worn a little where the face moves. */
function paint(spot: SurfacePoint, at: Chart, color: Color, share: number, cover = 0.9): void {
  if (share <= 0.005) return
  const worn = 1 - 0.22 * smoothstep(0.1, 0.7, clouds(at.x * 3, at.y * 3, at.z * 3, 201))
  lay(spot, color, share * cover * worn)
  feel(spot, 0.6, share)
}

/** The edge of something painted with fingers. */
const rough = (at: Chart, size = 0.02): number => size * tableNoise(at.x * 13, at.y * 13, at.z * 13, 202)

const wholeFace = (at: Chart): number =>
  onFace(at) * smoothstep(8.35, 8.15, at.y) * smoothstep(6.02, 6.2, at.y + (at.z - 1) * 0.1)

/** A five-pointed star or a heart of this size, as seen from the front: below 0 inside. */
function star(dx: number, dy: number, size: number): number {
  const r = Math.sqrt(dx * dx + dy * dy)
  const turn = atan2(dx, dy)
  const part = Math.abs((((turn / (2 * Math.PI)) * 5 + 10.5) % 1) - 0.5) * 2
  return r - size * (1 - 0.58 * part)
}
function heart(dx: number, dy: number, size: number): number {
  const x = Math.abs(dx) / size
  const y = dy / size + 0.25 - 0.75 * Math.sqrt(Math.min(1.2, x))
  return (Math.sqrt(x * x + y * y) - 0.72) * size
}

const eyeRound = (at: Chart, wide: number, high: number, up = 0): number =>
  Math.sqrt(((at.side - 0.33) / wide) ** 2 + ((at.y - 7.29 - up) / high) ** 2) - 1

export function paintPainters({ paint: wanted, ids }: BodyParams['marks']): Readonly<Partial<Record<MarkId, Painter>>> {
  const own = wanted === '' ? undefined : linear(wanted)
  const of = (usual: Color): Color => own ?? usual
  const war = of([0.03, 0.06, 0.24])
  return {
    'war-paint': (spot, at) => {
      const face = wholeFace(at)
      if (face <= 0) return
      const edge = rough(at, 0.03)
      // A band over the nose from cheek to cheek, fingers' width below it, and a line down the chin.
      const band = inside(Math.abs(at.y - 7.0 - 0.05 * at.side) - 0.085 + edge, 0.015)
      const under =
        inside(Math.abs(at.y - 6.78 + 0.28 * (at.side - 0.4)) - 0.034 + edge * 0.7, 0.012) *
        smoothstep(0.3, 0.36, at.side)
      const chin = inside(at.side - 0.05 + edge * 0.5, 0.012) * smoothstep(6.46, 6.42, at.y)
      const brow =
        inside(at.side - 0.045 + edge * 0.5, 0.012) * smoothstep(7.62, 7.68, at.y) * smoothstep(8.1, 8.02, at.y)
      paint(spot, at, war, face * Math.max(band, under, chin, brow))
    },
    'tribal-paint': (spot, at) => {
      const face = wholeFace(at)
      if (face <= 0) {
        if (at.part !== 'arm') return
        const [p] = flat(at)
        const band = stroke(((at.along * 1.6) % 1) - 0.5, 0.09, spot.grain * 1.6)
        const dot = stroke(
          Math.sqrt((((p * 5) % 1) - 0.5) ** 2 + ((((at.along * 1.6 + 0.5) % 1) - 0.5) * 3) ** 2),
          0.2,
          spot.grain * 5,
        )
        paint(spot, at, of(white), Math.max(band, dot) * 0.9)
        return
      }
      // Dots over the brows and on the cheeks, a line along the nose and one on each cheek.
      const arc = Math.sqrt((at.side - 0.3) ** 2 + (at.y - 7.2) ** 2)
      const turn = atan2(at.y - 7.2, at.side - 0.3)
      const along = (turn / 0.24 + 100) % 1
      const dots = stroke(Math.sqrt(((along - 0.5) * 0.11) ** 2 + (arc - 0.5) ** 2), 0.03, spot.grain)
      const nose = inside(at.side - 0.022, 0.01) * smoothstep(6.95, 7, at.y) * smoothstep(8.05, 8, at.y)
      const cheek = stroke(lineDistance(pairs`0.36 6.9, 0.56 6.96, 0.76 7.12`, at.side, at.y), 0.022, spot.grain)
      const chin =
        stroke(Math.sqrt(at.side ** 2 + ((((at.y - 6.15) * 9) % 1) * 0.11 - 0.055) ** 2), 0.03, spot.grain) *
        (at.y < 6.46 ? 1 : 0)
      paint(spot, at, of(white), face * Math.max(dots * (turn > -0.6 ? 1 : 0), nose, cheek, chin))
    },
    'whisker-marks': (spot, at) => {
      if (at.part !== 'head' || at.z < 0.6) return
      const nose = inside(Math.sqrt(at.x ** 2 + ((at.y - 6.9) * 1.2) ** 2) - 0.09, 0.015) * (at.z > 1.4 ? 1 : 0)
      const lines = [6.95, 6.84, 6.73].map((y, nth) =>
        stroke(
          lineDistance(
            [
              [0.4, y - 0.02],
              [0.72, y + 0.05 - nth * 0.06],
            ],
            at.side,
            at.y,
          ),
          0.012,
          spot.grain,
        ),
      )
      paint(spot, at, of(black), Math.max(nose, ...lines))
    },
    'tiger-stripes': (spot, at) => {
      const face = at.part === 'head' ? wholeFace(at) : 1
      if (face <= 0) return
      const p =
        at.part === 'arm' || at.part === 'leg' ? at.around * 0.5 : at.part === 'neck' ? at.around * 0.6 : at.side
      const q = at.part === 'arm' || at.part === 'leg' ? at.along : at.y
      const bent = q * 7 + 1.4 * tableNoise(p * 2, q * 2, at.left ? 1 : 5, 203) - (at.part === 'head' ? p * 1.8 : 0)
      // Stripes come from the outside and end in a point.
      const reach =
        at.part === 'head'
          ? smoothstep(0.28, 0.72, at.side + 0.12 * tableNoise(0, q * 3, 0, 204))
          : 0.35 + 0.6 * Math.abs(sin(p * 3 + q))
      paint(
        spot,
        at,
        own && !ids.includes('metal-skin') ? own : [0.03, 0.022, 0.018],
        face * smoothstep(0.1, 0.3, sin(bent) - 1.15 + reach * 0.75),
        0.85,
      )
    },
    'skull-paint': (spot, at) => {
      const face = wholeFace(at)
      if (face <= 0) return
      paint(spot, at, white, face, 0.9)
      const socket = inside(eyeRound(at, 0.27, 0.25, 0.02) + 0.06 * cos(atan2(at.y - 7.3, at.side - 0.33) * 8), 0.05)
      const nose =
        inside(Math.max(Math.abs(at.side) - 0.02 - (7.06 - at.y) * 0.45, at.y - 7.06, 6.8 - at.y), 0.02) *
        (at.z > 1.2 ? 1 : 0)
      const hollow = blob((at.side - 0.62) ** 2 + ((at.y - 6.62) * 0.8) ** 2, 0.26)
      // Teeth over the lips: a long line with short ones across it.
      const line = stroke(at.y - 6.605 - 0.1 * at.side, 0.014, spot.grain) * smoothstep(0.58, 0.5, at.side)
      const teeth =
        stroke(((at.x * 11) % 1) - 0.5 * Math.sign(at.x || 1), 0.09, spot.grain * 11) *
        smoothstep(0.13, 0.1, Math.abs(at.y - 6.605 - 0.1 * at.side)) *
        smoothstep(0.52, 0.48, at.side)
      const crack = stroke(lineDistance(pairs`0.1 8.2, 0.02 8.02, 0.08 7.9, 0.03 7.76`, at.x, at.y), 0.01, spot.grain)
      paint(spot, at, black, face * Math.max(socket, nose, line, teeth, crack), 0.95)
      paint(spot, at, black, face * hollow * 0.75)
      const petals = Math.abs(eyeRound(at, 0.31, 0.29, 0.02) + 0.06 * cos(atan2(at.y - 7.3, at.side - 0.33) * 8))
      paint(spot, at, of(red), face * stroke(petals * 0.28, 0.022, spot.grain))
    },
    'clown-paint': (spot, at) => {
      const face = wholeFace(at)
      if (face <= 0) return
      paint(spot, at, white, face, 0.92)
      const mouth = inside(
        Math.sqrt((at.x / 0.44) ** 2 + ((at.y - 6.58 - 0.5 * at.side * at.side) / 0.16) ** 2) - 1,
        0.04,
      )
      const nose = inside(Math.sqrt(at.x ** 2 + (at.y - 6.92) ** 2) - 0.15, 0.02) * (at.z > 1.35 ? 1 : 0)
      const cheek = blob((at.side - 0.58) ** 2 + (at.y - 6.92) ** 2, 0.2)
      paint(spot, at, of(red), face * Math.max(mouth, nose, cheek * 0.7))
      const spike = inside(
        Math.max(Math.abs(at.side - 0.33) - 0.07 + Math.abs(at.y - 7.29) * 0.15, Math.abs(at.y - 7.29) - 0.42),
        0.02,
      )
      paint(spot, at, [0.02, 0.05, 0.2], face * spike)
    },
    'kabuki-paint': (spot, at) => {
      const face = wholeFace(at)
      if (face <= 0) return
      paint(spot, at, white, face, 0.93)
      const lines = [
        pairs`0.14 7.5, 0.4 7.78, 0.66 8`,
        pairs`0.56 7.3, 0.74 7.5, 0.8 7.75`,
        pairs`0.22 7.04, 0.46 6.92, 0.72 7.06, 0.84 7.3`,
        pairs`0.2 6.78, 0.46 6.62, 0.7 6.78`,
        pairs`0.06 6.4, 0.2 6.24, 0.42 6.24`,
      ] as const
      let share = 0
      for (const [nth, line] of lines.entries()) {
        const width = 0.045 - nth * 0.004
        share = Math.max(share, smoothstep(width * 1.5, width * 0.55, lineDistance(line, at.side, at.y)))
      }
      paint(spot, at, of(red), face * share)
      paint(spot, at, black, face * inside(eyeRound(at, 0.24, 0.12), 0.12) * 0.85)
      paint(spot, at, of(red), face * inside(Math.sqrt((at.x / 0.16) ** 2 + ((at.y - 6.6) / 0.09) ** 2) - 1, 0.15))
    },
    'white-face': (spot, at) => {
      const face = wholeFace(at)
      const mouth = inside(Math.sqrt((at.x / 0.28) ** 2 + ((at.y - 6.605) / 0.105) ** 2) - 1, 0.12)
      paint(spot, at, white, face * (1 - mouth), 0.9)
      if (at.part === 'neck' && at.z > 0.2) paint(spot, at, white, smoothstep(0.9, 0.5, at.along), 0.82)
      const corner = blob((at.side - 0.5) ** 2 + ((at.y - 7.32) * 1.6) ** 2, 0.17)
      paint(spot, at, red, face * corner * 0.6)
    },
    'eye-black': (spot, at) => {
      const edge = rough(at, 0.015)
      const bar = inside(
        Math.max(Math.abs(at.side - 0.4 + edge) - 0.18, Math.abs(at.y - 6.98 + 0.12 * (at.side - 0.4)) - 0.052 + edge),
        0.012,
      )
      paint(spot, at, of(black), onFace(at) * bar)
    },
    'eye-band': (spot, at) => {
      const edge = rough(at, 0.04) + 0.02 * clouds(at.x * 4, at.y * 2, 0, 205)
      const band = inside(Math.abs(at.y - 7.31) - 0.2 + edge + 0.06 * at.side, 0.02)
      paint(spot, at, of([0.015, 0.015, 0.018]), onFace(at) * band)
    },
    'camo-paint': (spot, at) => {
      const face = Math.max(wholeFace(at), at.part === 'neck' ? 1 : 0)
      if (face <= 0) return
      const one = clouds(at.x * 0.9 + at.y * 0.5, at.y * 1.3, at.z * 0.6, 206)
      const two = clouds(at.x * 1.1 - at.y * 0.4, at.y * 1.2, at.z * 0.7, 211)
      paint(spot, at, [0.075, 0.1, 0.035], face, 0.78)
      paint(spot, at, [0.022, 0.03, 0.014], face * smoothstep(0.06, 0.12, one), 0.9)
      paint(spot, at, [0.1, 0.07, 0.035], face * smoothstep(0.14, 0.2, two), 0.85)
    },
    'flag-cheek': (spot, at) => {
      if (onFace(at) <= 0) return
      const dy = at.y - 6.92 + 0.25 * (at.side - 0.5)
      const within = inside(Math.max(Math.abs(at.side - 0.52) - 0.16, Math.abs(dy) - 0.13) + rough(at, 0.015), 0.012)
      const stripes: readonly Color[] = own
        ? [own, white, own]
        : triples`0.5 0.02 0.03, 0.75 0.22 0.02, 0.75 0.6 0.03, 0.03 0.3 0.06, 0.02 0.1 0.45, 0.2 0.03 0.3`
      const nth = Math.min(stripes.length - 1, Math.max(0, Math.floor(((0.13 - dy) / 0.26) * stripes.length)))
      paint(spot, at, stripes[nth] ?? red, within)
    },
    'heart-cheek': (spot, at) => {
      if (onFace(at) <= 0) return
      const one = inside(heart(at.side - 0.5, at.y - 6.92, 0.11), 0.008 + spot.grain)
      const small = inside(heart(at.side - 0.66, at.y - 7.06, 0.055), 0.008 + spot.grain)
      paint(spot, at, of([0.5, 0.03, 0.09]), Math.max(one, small), 0.95)
    },
    'star-cheek': (spot, at) => {
      if (onFace(at) <= 0) return
      const places = triples`0.5 6.94 0.12, 0.66 7.07 0.07, 0.36 6.98 0.06`
      const share = Math.max(
        ...places.map(([x, y, size]) => inside(star(at.side - x, at.y - y, size), 0.006 + spot.grain)),
      )
      paint(spot, at, of([0.75, 0.52, 0.06]), share, 0.95)
    },
  }
}
