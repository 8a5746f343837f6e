import type { MarkId, BodyParams } from '@eidolon/people'
import { brightness, type Color, linear, mixed } from '#geometry/color.ts'
import { blob, smoothstep } from '#geometry/interpolate.ts'
import { tableNoise } from '#geometry/noise.ts'
import { clouds, feel, flat, lay, onFace, onHand, type Painter, spots } from './brush.ts'
import type { Chart } from './chart.ts'
import { fours, triples } from '#geometry/numbers.ts'

type Smudge = readonly [x: number, y: number, wide: number, high: number, tilt: number]

/** Where something that was wiped away with a hand stays on a face. */
const smudges: readonly Smudge[] = [
  [0.5, 6.86, 0.3, 0.15, -0.5],
  [-0.46, 6.98, 0.22, 0.11, 0.45],
  [-0.14, 7.82, 0.34, 0.12, 0.12],
  [0.03, 7.0, 0.1, 0.2, 0.1],
  [-0.26, 6.34, 0.2, 0.1, 0.3],
  [0.66, 7.3, 0.12, 0.2, 0.2],
]

/** How much lies on the face: in smudges with torn edges, and a breath of it everywhere. */
function smudged(at: Chart, haze: number, salt: number): number {
  let max = 0
  for (const [x, y, wide, high, tilt] of smudges) {
    const dx = at.x - x
    const dy = at.y - y
    const a = (dx + dy * tilt) / wide
    const b = (dy - dx * tilt) / high
    const reach = a * a + b * b
    if (reach > 2.6) continue
    const streaks = tableNoise((dx + dy * tilt) * 2, (dy - dx * tilt) * 22, 0, salt + 7)
    const torn = clouds(at.x * 1.6 + dx * 2, at.y * 3, at.z, salt) * 0.85 + streaks * 0.22
    max = Math.max(max, smoothstep(1.15, 0.25, Math.sqrt(reach) + torn))
  }
  const dust = haze * (0.6 + 0.8 * clouds(at.x * 2, at.y * 2, at.z * 2, salt + 4))
  return Math.max(max, dust) * onFace(at)
}

/** How much lies on hands and up to the elbows: all over, worn off where they touch things. */
export function handled(at: Chart, above: number, salt: number): number {
  const share = onHand(at, above)
  if (share <= 0) return 0
  const [p, q] = flat(at)
  const worn = clouds(p * 1.4, q * 1.4, at.z, salt)
  return share * smoothstep(-0.55, 0.45, worn + 0.5 * smoothstep(at.end - above, at.end + 0.4, at.along))
}

type Stuff = {
  readonly colour: Color
  readonly rough: number
  /** How much it covers, 0..1. */
  readonly cover: number
  readonly haze: number
  readonly thick?: number
  readonly above?: number
}

const stuffs = {
  soot: { colour: [0.012, 0.011, 0.011], rough: 0.9, cover: 0.82, haze: 0.24 },
  mud: { colour: [0.1, 0.062, 0.034], rough: 0.92, cover: 0.84, haze: 0.2, thick: 0.012, above: 0.4 },
  grease: { colour: [0.012, 0.012, 0.013], rough: 0.24, cover: 0.84, haze: 0.03, above: 0.2 },
  flour: { colour: [0.7, 0.68, 0.64], rough: 1, cover: 0.62, haze: 0.12, above: 1 },
  clay: { colour: [0.3, 0.235, 0.18], rough: 0.85, cover: 0.93, haze: 0.2, thick: 0.014, above: 1.7 },
  ink: { colour: [0.014, 0.016, 0.05], rough: 0.5, cover: 0.85, haze: 0, above: -0.6 },
} as const satisfies Readonly<Record<string, Stuff>>

const onFaces = (stuff: Stuff, salt: number): Painter => {
  const { colour, rough, cover, haze, thick = 0 } = stuff
  return (spot, at) => {
    if (at.part !== 'head') return
    const share = smudged(at, haze, salt)
    if (share <= 0.01) return
    lay(spot, colour, share * cover)
    feel(spot, rough, share)
    spot.relief += share * thick * (0.6 + 0.4 * tableNoise(at.x * 26, at.y * 26, at.z * 26, salt))
  }
}

const onHands = (stuff: Stuff, salt: number): Painter => {
  const { colour, rough, cover, thick = 0, above = 0 } = stuff
  return (spot, at) => {
    const share = handled(at, above, salt)
    if (share <= 0.01) return
    lay(spot, colour, share * cover)
    feel(spot, rough, share)
    spot.relief += share * thick * (0.6 + 0.4 * tableNoise(at.x * 22, at.y * 22, at.z * 22, salt))
  }
}

const palette: readonly Color[] = triples`
  0.52 0.05 0.06, 0.05 0.16 0.52, 0.75 0.5 0.04, 0.05 0.36 0.16, 0.72 0.7 0.66`

/** Splashes of paint: drops of every size, some wiped. */
function splashes(paint: string, where: (at: Chart) => number, amount: number): Painter {
  const own = paint === '' ? undefined : linear(paint)
  return (spot, at) => {
    const share = where(at)
    if (share <= 0) return
    const [p, q] = flat(at)
    const bent = 0.02 * tableNoise(p * 14, q * 14, 0, 61)
    for (const [cell, least, max, salt] of fours`0.42 0.03 0.15 62, 0.15 0.008 0.035 66`) {
      const [depth, which] = spots(p + bent, q - bent, cell, amount * share, [least, max], salt)
      const cover = smoothstep(0, 0.08 + spot.grain * 6, depth)
      if (cover <= 0) continue
      lay(spot, own ?? palette[Math.floor(which * palette.length)] ?? [0.5, 0.1, 0.1], cover * 0.93)
      feel(spot, 0.35, cover)
      spot.relief += cover * 0.005
    }
  }
}

/** A dab that stands off the skin. */
const dab: Painter = (spot, at) => {
  if (at.part !== 'head' || at.z < 1.1) return
  const edge = 0.02 * tableNoise(at.x * 12, at.y * 12, at.z * 12, 81)
  const nose = 1 - Math.sqrt((at.x - 0.03) ** 2 + (at.y - 6.94) ** 2 * 1.3) / (0.1 + edge)
  const cheek = 1 - Math.sqrt((at.x - 0.5) ** 2 + (at.y - 6.82) ** 2 * 2) / (0.08 + edge)
  const depth = Math.max(nose, cheek)
  const cover = smoothstep(0, 0.1, depth)
  if (cover <= 0) return
  lay(spot, [0.8, 0.72, 0.58], cover)
  feel(spot, 0.4, cover)
  spot.relief += 0.03 * smoothstep(0, 0.6, depth)
}

/** What has got onto the skin. */
export function stainPainters({
  marks: { paint },
  skin,
}: Pick<BodyParams, 'marks' | 'skin'>): Readonly<Partial<Record<MarkId, Painter>>> {
  // Mud dries paler than dark skin, and darker than pale skin.
  const pale = smoothstep(0.05, 0.25, brightness(linear(skin.colour)))
  const mud = { ...stuffs.mud, colour: mixed([0.24, 0.17, 0.11], stuffs.mud.colour, pale) }
  return {
    'soot-face': onFaces(stuffs.soot, 111),
    'soot-hands': onHands(stuffs.soot, 112),
    'mud-face': onFaces(mud, 113),
    'mud-hands': onHands(mud, 114),
    'grease-face': onFaces(stuffs.grease, 115),
    'grease-hands': onHands(stuffs.grease, 116),
    'flour-face': onFaces(stuffs.flour, 117),
    'flour-hands': onHands(stuffs.flour, 118),
    'paint-face': splashes(paint, (at) => onFace(at) * 0.6, 0.5),
    'paint-hands': splashes(paint, (at) => onHand(at, 1.3), 0.7),
    'clay-face': (spot, at) => {
      // As a mask is put on: all but round the eyes and the mouth.
      const eyes = blob((at.side - 0.315) ** 2 + (at.y - 7.29) ** 2 * 1.3, 0.4)
      const mouth = blob(at.x ** 2 + (at.y - 6.6) ** 2 * 2.2, 0.46)
      const edge = smoothstep(0.2, 0.32, 1 - Math.max(eyes, mouth) - 0.68 + 0.1 * clouds(at.x, at.y, at.z, 119))
      const share = onFace(at) * edge * smoothstep(8.2, 8.05, at.y)
      lay(spot, [0.36, 0.34, 0.29], share * 0.94)
      feel(spot, 0.8, share)
      spot.relief += share * 0.012 * (0.7 + 0.3 * tableNoise(at.x * 9, at.y * 9, at.z * 9, 120))
    },
    'clay-hands': onHands(stuffs.clay, 121),
    'batter-nose': dab,
    'ink-hands': onHands(stuffs.ink, 122),
  }
}
