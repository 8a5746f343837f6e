import type { MarkId, BodyParams } from '@eidolon/people'
import { distance } from '@eidolon/people'
import { type Color, linear } from '#geometry/color.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import { cellShare, tableNoise } from '#geometry/noise.ts'
import type { SurfacePoint } from '#geometry/part.ts'
import { atan2, cos } from '@eidolon/people/exact.ts'

/** Eyes that differ have to be told apart: where both would be blue, one is amber. */
export function eyeColour({ eyes, marks }: BodyParams, side: 'L' | 'R'): string {
  if (side === 'R' || marks.otherEye === '') return eyes.colour
  return distance(marks.otherEye, eyes.colour) < 0.08 ? '#a8701c' : marks.otherEye
}

/** How far inside its pupil a place of the iris is; `x` and `y` count from its middle, 1 is its rim. */
type Pupil = (x: number, y: number) => number

const within = (edge: number): number => smoothstep(0.04, -0.04, edge)

const pupils: Readonly<Partial<Record<MarkId, Pupil>>> = {
  'slit-pupils': (x, y) =>
    within(Math.abs(x) - 0.17 * Math.sqrt(Math.max(0, 1 - (y / 0.86) ** 2)) + (Math.abs(y) > 0.86 ? 1 : 0)),
  'goat-pupils': (x, y) => within(Math.max(Math.abs(x) - 0.56, Math.abs(y) - 0.2)),
  'star-pupils': (x, y) => {
    const part = Math.abs((((atan2(x, y) / (2 * Math.PI)) * 5 + 10.5) % 1) - 0.5) * 2
    return within(Math.sqrt(x * x + y * y) - 0.62 * (1 - 0.6 * part))
  },
  'heart-pupils': (x, y) => {
    const a = Math.abs(x) / 0.6
    const b = y / 0.6 + 0.2 - 0.75 * Math.sqrt(Math.min(1.2, a))
    return within((Math.sqrt(a * a + b * b) - 0.76) * 0.6)
  },
  'cross-pupils': (x, y) =>
    within(Math.max(Math.min(Math.abs(x), Math.abs(y)) - 0.11, Math.max(Math.abs(x), Math.abs(y)) - 0.56)),
  'spiral-pupils': (x, y) => {
    const r = Math.sqrt(x * x + y * y)
    const turns = r * 3.4 - atan2(y, x) / (2 * Math.PI)
    return r < 0.92 ? smoothstep(0.3, 0.18, Math.abs(turns - Math.floor(turns) - 0.5)) : 0
  },
}

/** Stars and hearts are drawn in light, the pupils of animals in black. */
const bright: ReadonlySet<MarkId> = new Set<MarkId>(['star-pupils', 'heart-pupils', 'cross-pupils'])

/**
 * What words say of eyes beyond their color, laid over an eye as it is; nothing where they say nothing. `x`, `y` and
 * `z` are on the ball, of radius 1; `limbus` is where the iris ends.
 */
export function eyePainter(
  { marks, eyes }: BodyParams,
  side: 'L' | 'R',
  limbus: number,
): ((spot: SurfacePoint) => void) | undefined {
  const { ids, paint } = marks
  const has = (id: MarkId) => ids.includes(id)
  const machine = side === 'L' && (has('cyber-eye') || has('metal-face'))
  const white = has('white-eyes') || (side === 'L' && has('blind-eye'))
  const shape = ids.find((id) => pupils[id] !== undefined)
  const pupil = shape && pupils[shape]
  const glows = has('glowing-eyes') || machine
  const any = machine || white || pupil || glows || has('black-eyes') || has('bloodshot-eyes') || has('galaxy-eyes')
  if (!any) return undefined
  const iris = linear(eyeColour({ eyes, marks } as BodyParams, side))
  const max = Math.max(...iris)
  const light: Color = machine
    ? paint === ''
      ? [0.9, 0.02, 0.01]
      : linear(paint)
    : [iris[0] / max, iris[1] / max, iris[2] / max]
  return (spot) => {
    const { x, y, z } = spot
    const out = z > 0 ? Math.sqrt(x * x + y * y) / limbus : 4
    const within1 = smoothstep(1.06, 0.96, out)
    const set = (red: number, green: number, blue: number, share: number) => {
      spot.red += (red - spot.red) * share
      spot.green += (green - spot.green) * share
      spot.blue += (blue - spot.blue) * share
    }
    if (has('bloodshot-eyes')) {
      const vein = smoothstep(0.1, 0, Math.abs(tableNoise(x * 5, y * 9, z * 4, 601))) * (1 - within1)
      set(0.42, 0.14, 0.12, (1 - within1) * 0.45)
      set(0.38, 0.03, 0.03, vein * 0.8)
    }
    if (has('black-eyes')) {
      set(0.006, 0.006, 0.007, glows || pupil ? 1 - within1 : 1)
      spot.rough = 0.08
    }
    if (white) {
      const cloud = 0.9 + 0.1 * tableNoise(x * 6, y * 6, z * 6, 602)
      set(0.5 * cloud, 0.52 * cloud, 0.54 * cloud, 0.92)
      set(0.34, 0.36, 0.39, smoothstep(0.16, 0.05, Math.abs(out - 0.92)) * 0.5)
      if (glows) spot.glow = 1
    }
    if (has('galaxy-eyes') && within1 > 0) {
      const mist = tableNoise(x * 4, y * 4, 0, 603)
      const turn = 2.4 * mist + out
      set(
        0.2 + 0.25 * cos(turn),
        0.1 + 0.18 * cos(turn - 2),
        0.42 + 0.3 * cos(turn + 1),
        within1 * smoothstep(0.28, 0.4, out),
      )
      const star = cellShare(Math.floor(x * 34), Math.floor(y * 34), 1, 604) > 0.93 ? 1 : 0
      set(0.95, 0.95, 1, star * within1)
      spot.glow = Math.max(spot.glow, 0.35 * within1 + star * within1)
    }
    if (machine) {
      set(0.012, 0.013, 0.015, 1)
      const ring = Math.max(smoothstep(0.12, 0.06, Math.abs(out - 0.8)), smoothstep(0.42, 0.3, out))
      set(light[0], light[1], light[2], ring)
      spot.glow = Math.max(spot.glow, ring * 1.1)
      spot.rough = 0.12
      return
    }
    if (glows && !white && within1 > 0) {
      const lit = within1 * (pupil || has('black-eyes') ? 1 : smoothstep(0.16, 0.42, out))
      set(light[0], light[1], light[2], lit * 0.75)
      spot.glow = Math.max(spot.glow, lit * 1.3)
    } else if (glows && !white) {
      // Its light lies on the white around it.
      const near = smoothstep(1.7, 1, out)
      set(light[0] * 0.6, light[1] * 0.6, light[2] * 0.6, near * 0.5)
      spot.glow = Math.max(spot.glow, near * 0.4)
    }
    if (pupil && shape && within1 > 0) {
      // The round pupil goes; the iris closes over it.
      const old = smoothstep(0.46, 0.3, out)
      set(iris[0] * 0.8, iris[1] * 0.8, iris[2] * 0.8, old * (glows ? 0 : 1))
      const share = pupil(x / limbus, y / limbus) * within1
      if (bright.has(shape)) {
        const tint: Color = shape === 'heart-pupils' ? [0.95, 0.12, 0.3] : [0.95, 0.92, 0.8]
        set(tint[0], tint[1], tint[2], share)
        spot.glow = Math.max(spot.glow, share * 0.7)
      } else {
        set(0.004, 0.004, 0.004, share)
        spot.glow *= 1 - share
      }
    }
  }
}
