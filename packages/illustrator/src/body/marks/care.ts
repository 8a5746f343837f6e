import type { MarkId, BodyParams } from '@eidolon/people'
import { type Color, linear, mixed } from '#geometry/color.ts'
import { blob, smoothstep } from '#geometry/interpolate.ts'
import { tableNoise } from '#geometry/noise.ts'
import type { SurfacePoint } from '#geometry/part.ts'
import { cos, sin } from '@eidolon/people/exact.ts'
import { clouds, feel, flat, inside, lay, lineDistance, onFace, type Painter, spots, stain, stroke } from './brush.ts'
import type { Chart } from './chart.ts'
import { fours, pairs } from '#geometry/numbers.ts'

type Line = readonly (readonly [x: number, y: number])[]

/** A healed cut: paler and redder than the skin, sunk in, its edges a little drawn up. */
function healed(spot: SurfacePoint, at: Chart, line: Line, half: number, own: Color): void {
  const distance = lineDistance(line, at.x, at.y + 0.01 * tableNoise(at.x * 9, at.y * 9, 0, 31))
  const share = smoothstep(half * 1.5, half * 0.5, distance)
  if (share <= 0 && distance > half * 4) return
  stain(spot, [0.92, 0.66, 0.64], smoothstep(half * 4, half, distance) * 0.5)
  lay(spot, [own[0] * 1.15 + 0.05, own[1] * 0.84 + 0.02, own[2] * 0.82 + 0.02], share * 0.8)
  spot.relief += 0.006 * smoothstep(half * 2.6, half * 1.4, distance) - 0.016 * share
  feel(spot, 0.45, share)
}

/** Cloth wound round a limb or the head: bands that overlap, a weave, an edge that stands off. */
function wound(spot: SurfacePoint, p: number, q: number, share: number, color: Color): void {
  if (share <= 0) return
  const turn = q * 3.6 + p * 0.35
  const band = turn - Math.floor(turn)
  const weave = 0.05 * sin(p * 90) * smoothstep(0.02, 0.006, spot.grain) + 0.05 * tableNoise(p * 22, q * 22, 0, 411)
  const shade = 0.78 + 0.22 * smoothstep(0, 0.3, band) + weave
  lay(spot, [color[0] * shade, color[1] * shade, color[2] * shade], share)
  spot.rough = 0.92
  spot.relief += share * (0.02 + 0.016 * (1 - band) + 0.05 * weave * 0.2)
  spot.open -= 0.25 * share * smoothstep(0.14, 0, band)
}

/** A sticking plaster: rounded, with a pad in the middle and holes at its ends. */
function plaster(spot: SurfacePoint, at: Chart, x: number, y: number, tilt: number, color: Color): void {
  const dx = at.x - x
  const dy = at.y - y
  const a = dx * cos(tilt) + dy * sin(tilt)
  const b = dy * cos(tilt) - dx * sin(tilt)
  const [long, high] = [0.25, 0.082]
  const qx = Math.max(0, Math.abs(a) - long + high)
  const edge = Math.sqrt(qx * qx + b * b) - high
  const share = inside(edge, 0.006)
  if (share <= 0) return
  const pad = Math.abs(a) < 0.085
  const hole =
    !pad &&
    stroke(
      Math.sqrt((((a * 22) % 1) - 0.5 * Math.sign(a)) ** 2 + ((((b + 1) * 22) % 1) - 0.5) ** 2),
      0.2,
      spot.grain * 22,
    )
  lay(spot, pad ? mixed(color, [0.7, 0.64, 0.56], 0.4) : color, share)
  stain(spot, [0.6, 0.5, 0.45], hole ? hole * 0.6 * smoothstep(0.02, 0.008, spot.grain) : 0)
  spot.rough = 0.62
  spot.relief += share * (pad ? 0.022 : 0.014)
  stain(spot, [0.5, 0.4, 0.38], smoothstep(0.014, 0, Math.abs(edge)) * 0.35)
}

/** Drops that stand on the skin. */
function drops(spot: SurfacePoint, at: Chart, amount: number, size: readonly [number, number], salt: number): void {
  const [p, q] = flat(at)
  const [depth] = spots(p, q * 0.8, 0.1, amount, size, salt)
  const share = smoothstep(0, 0.25, depth)
  if (share <= 0) return
  feel(spot, 0.05, share)
  spot.relief += 0.016 * Math.sqrt(Math.max(0, depth))
  stain(spot, [0.86, 0.84, 0.84], smoothstep(0.3, 0, depth) * share * 0.8)
}

const linen: Color = [0.56, 0.53, 0.47]

export function carePainters({ skin, marks }: BodyParams): Readonly<Partial<Record<MarkId, Painter>>> {
  const own = linear(skin.colour)
  const cloth = marks.paint === '' ? linen : linear(marks.paint)
  const sticking: Color = marks.paint === '' ? [0.5, 0.28, 0.17] : linear(marks.paint)
  return {
    'scar-eye': (spot, at) => {
      if (at.part === 'head' && at.z > 0.7) healed(spot, at, pairs`0.28 7.92, 0.34 7.5, 0.35 7.1, 0.44 6.76`, 0.02, own)
    },
    'scar-face': (spot, at) => {
      if (at.part === 'head' && at.z > 0.5)
        healed(spot, at, pairs`-0.5 7.7, -0.16 7.26, 0.12 7.04, 0.44 6.7, 0.56 6.44`, 0.022, own)
    },
    'burn-scar': (spot, at) => {
      if (at.part !== 'head' && at.part !== 'neck') return
      const away = Math.sqrt((at.x - 0.62) ** 2 + ((at.y - 6.9) * 0.55) ** 2) + 0.2 * clouds(at.x, at.y, at.z, 421)
      const share = smoothstep(0.5, 0.4, away) * smoothstep(-0.1, 0.3, at.z)
      if (share <= 0) return
      const ridges = tableNoise(at.x * 5 + 2 * tableNoise(at.x * 3, at.y * 3, 0, 422), at.y * 11, at.z * 5, 423)
      lay(spot, [own[0] * 1.02 + 0.05, own[1] * 0.62 + 0.03, own[2] * 0.6 + 0.03], share * 0.7)
      stain(spot, [0.85, 0.6, 0.58], share * smoothstep(0.1, -0.4, ridges) * 0.6)
      spot.relief += share * ridges * 0.014
      feel(spot, 0.38, share)
    },
    'scars-arms': (spot, at) => {
      if (at.part !== 'arm' && at.part !== 'trunk') return
      const [p, q] = at.part === 'arm' ? [at.around * 0.42, at.along] : [at.x, 6 - at.y]
      for (const [nth, [x, y, dx, dy]] of fours`
          0.1 0.9 0.3 0.2, -0.2 1.7 0.35 -0.12, 0.25 2.7 -0.3 0.3, -0.05 3.3 0.22 0.25, 0.15 3.9 0.3 -0.1,
          0.1 4.9 0.12 0.3`.entries()) {
        if (!at.left && nth % 2 === 0) continue
        const distance = lineDistance(
          [
            [x - dx / 2, y - dy / 2],
            [x + dx / 2, y + dy / 2],
          ],
          p,
          q,
        )
        const share = smoothstep(0.026, 0.01, distance)
        lay(spot, [own[0] * 1.12 + 0.04, own[1] * 0.86 + 0.02, own[2] * 0.84 + 0.02], share * 0.75)
        spot.relief -= share * 0.008
      }
    },
    stitches: (spot, at) => {
      if (at.part !== 'head' || at.z < 0.3) return
      for (const line of [
        pairs`0.86 6.78, 0.6 6.74, 0.3 6.64`,
        [
          [-0.6, 8.1],
          [-0.42, 7.8],
          [-0.5, 7.5],
        ],
      ] as const) {
        healed(spot, at, line, 0.012, own)
        const distance = lineDistance(line, at.x, at.y)
        const along = line[0][0] > 0 ? at.x : at.y
        const thread =
          stroke(((along * 10) % 1) - 0.5 * Math.sign(along), 0.1, spot.grain * 10) * smoothstep(0.075, 0.06, distance)
        lay(spot, [0.015, 0.013, 0.013], thread * 0.95)
        spot.relief += thread * 0.01
      }
    },
    'plaster-nose': (spot, at) => {
      if (at.part === 'head' && at.z > 0.9) plaster(spot, at, 0, 7.06, 0.04, sticking)
    },
    'plaster-cheek': (spot, at) => {
      if (at.part === 'head' && at.z > 0.5) plaster(spot, at, 0.5, 6.86, -0.35, sticking)
    },
    'plaster-brow': (spot, at) => {
      if (at.part === 'head' && at.z > 0.6) plaster(spot, at, -0.42, 7.78, 0.5, sticking)
    },
    'bandage-head': (spot, at) => {
      if (at.part !== 'head' || at.y < 7.5) return
      const high = at.y - 7.95 - 0.14 * (1 - at.z)
      wound(
        spot,
        at.x * 1.5 + at.z,
        high * 0.9 + 10,
        inside(Math.abs(high) - 0.2 + 0.01 * tableNoise(at.x * 5, 0, at.z * 5, 431), 0.012),
        cloth,
      )
    },
    'bandage-hands': (spot, at) => {
      if (at.part !== 'arm') return
      // From over the wrist to the knuckles; the fingers stay free.
      const share =
        smoothstep(at.end - 0.55, at.end - 0.52, at.along) * smoothstep(at.end + 0.98, at.end + 0.95, at.along)
      wound(spot, at.around, at.along, share, cloth)
    },
    'bandage-arms': (spot, at) => {
      if (at.part !== 'arm') return
      const share =
        smoothstep(at.joint + 0.3, at.joint + 0.33, at.along) * smoothstep(at.end + 0.3, at.end + 0.27, at.along)
      wound(spot, at.around, at.along, share, cloth)
    },
    sweat: (spot, at) => {
      const brow =
        at.part === 'head'
          ? Math.max(
              blob(at.x ** 2 * 0.5 + (at.y - 7.95) ** 2, 0.5),
              blob((at.side - 0.62) ** 2 + (at.y - 7.3) ** 2, 0.4),
              blob(at.x ** 2 + (at.y - 6.76) ** 2, 0.25),
            ) * onFace(at)
          : at.part === 'neck' || at.part === 'trunk'
            ? 0.6
            : 0.35
      feel(spot, 0.3, 0.35 + 0.4 * brow)
      drops(spot, at, brow * 0.5, [0.01, 0.026], 441)
    },
    'wet-skin': (spot, at) => {
      feel(spot, 0.2, 0.85)
      stain(spot, [0.9, 0.88, 0.88], 0.5)
      drops(spot, at, 0.5, [0.012, 0.036], 442)
      const [p, q] = flat(at)
      const lane = Math.round(p / 0.17)
      const way = lane * 0.17 + 0.03 * tableNoise(0, q * 3, lane, 443)
      const trace = stroke(p - way, 0.014, spot.grain) * smoothstep(0, 0.4, tableNoise(lane * 3.3, q * 0.9, 0, 444))
      feel(spot, 0.04, trace)
      spot.relief += trace * 0.008
    },
    'dewy-skin': (spot, at) => {
      const high =
        at.part === 'head'
          ? Math.max(
              blob((at.side - 0.58) ** 2 + ((at.y - 7.02) * 1.6) ** 2, 0.32),
              blob(at.x ** 2 * 3 + (at.y - 7.05) ** 2, 0.3),
              blob(at.x ** 2 + (at.y - 7.85) ** 2, 0.36),
              blob(at.x ** 2 * 2 + (at.y - 6.74) ** 2 * 4, 0.12),
            )
          : 0.5
      feel(spot, 0.27, 0.45 + 0.5 * high)
    },
    'tear-tracks': (spot, at) => {
      if (at.part !== 'head' || at.z < 0.7) return
      stain(spot, [0.95, 0.66, 0.66], blob((at.side - 0.34) ** 2 + ((at.y - 7.2) * 1.6) ** 2, 0.24) * 0.5)
      const way = 0.3 + 0.1 * smoothstep(7.1, 6.7, at.y) + 0.02 * tableNoise(0, at.y * 5, at.left ? 3 : 9, 451)
      const trace =
        stroke(at.side - way, 0.024, spot.grain) * smoothstep(7.18, 7.12, at.y) * smoothstep(6.36, 6.5, at.y)
      feel(spot, 0.06, trace)
      spot.relief += trace * 0.01
    },
    'frost-face': (spot, at) => {
      const where =
        at.part === 'head'
          ? Math.max(
              blob((at.side - 0.6) ** 2 + (at.y - 7) ** 2, 0.4),
              blob(at.x ** 2 * 0.3 + (at.y - 7.62) ** 2 * 2, 0.3),
              blob(at.x ** 2 + (at.y - 6.9) ** 2, 0.22),
            ) * onFace(at)
          : 0.5
      const ice =
        tableNoise(at.x * 16, at.y * 16, at.z * 16, 461) * 0.6 + tableNoise(at.x * 44, at.y * 44, at.z * 44, 462) * 0.4
      const share = smoothstep(0.1, 0.7, where + ice * 0.7 - 0.1)
      lay(spot, [0.7, 0.78, 0.86], share * 0.72)
      feel(spot, 0.4, share)
      spot.relief += share * 0.006 * ice
    },
  }
}
