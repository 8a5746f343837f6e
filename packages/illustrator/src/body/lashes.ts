import type { MarkId } from '@eidolon/people'
import { memoByKey } from '#pack/memo-by-key.ts'
import type { Pack } from '#pack/pack.ts'
import type { Part, Surface } from '#geometry/part.ts'
import { normalsOf } from '#geometry/normals.ts'
import { lerp, smoothstep } from '#geometry/interpolate.ts'
import { cellShare } from '#geometry/noise.ts'
import { brightness, type Color, mixed, scaled } from '#geometry/color.ts'
import { across, along, minus, plus, times, unit, type Vector, vertexAt } from '#geometry/vector.ts'
import type { Body } from './body.ts'
import { hairTint } from './skin/hair-tint.ts'
import { lidEdges } from './eyes/lid-edges.ts'

/** Places along a lid and along a lash where the sheet that lashes are drawn on has corners. */
const stations = 26
const steps = 6

/** The longest that a sheet reaches, in decimeters; lashes end on it where they end. */
const sheet = { upper: 0.125, lower: 0.06 } as const

/** Painted lashes. */
const mascara: readonly MarkId[] = ['full-makeup', 'running-mascara', 'smoky-eyes', 'eyeliner', 'smudged-eyeliner']

/**
 * The lashes: on each lid a sheet that bows out from its edge, with single lashes drawn on it, tapered, in small tufts,
 * longer towards the temples, in a darker shade of the hair.
 */
export function lashPart(body: Body): Part {
  const positions: number[] = []
  const uvs: number[] = []
  const triangles: number[] = []
  const bones: number[] = []
  const weights: number[] = []
  const rest: number[] = []
  for (const side of ['left', 'right'] as const) {
    for (const lid of ['upper', 'lower'] as const) {
      const edge = lidEdges(body.pack)[side][lid]
      const first = positions.length / 3
      // Corners go round so that every sheet faces away from the head: what is raised off the skin goes that way.
      const faces = (side === 'left') === (lid === 'upper')
      for (let station = 0; station <= stations; station += 1) {
        const share = station / stations
        const at = share * (edge.length - 1)
        const near = edge[Math.round(at)]!
        const curve = lashCurve(body, side, lid, edge, share)
        for (let step = 0; step <= steps; step += 1) {
          positions.push(...curve(step / steps))
          rest.push(...vertexAt(body.rest, near))
          uvs.push(share + (lid === 'upper' ? 0 : 2) + (side === 'left' ? 0 : 4), step / steps)
          for (let k = 0; k < 4; k += 1) {
            bones.push(body.pack.base.boneIndices[near * 4 + k]!)
            weights.push(body.pack.base.boneWeights[near * 4 + k]!)
          }
          if (station === stations || step === steps) continue
          const a = first + station * (steps + 1) + step
          const b = a + steps + 1
          triangles.push(...(faces ? [a, b, a + 1, a + 1, b, b + 1] : [a, a + 1, b, a + 1, b + 1, b]))
        }
      }
    }
  }
  const posed = body.skin(Float32Array.from(positions), Uint8Array.from(bones), Float32Array.from(weights))
  const corners = Uint32Array.from(triangles)
  return {
    name: 'lashes',
    material: 'hair',
    positions: posed,
    normals: normalsOf(posed, corners),
    triangles: corners,
    uvs: Float32Array.from(uvs),
    uvTriangles: corners,
    rest: Float32Array.from(rest),
    surface: lashSurface(body),
    twoSided: true,
    blended: true,
    castsShadow: false,
    lift: 0.02,
    face: true,
  }
}

/** The way a lash at that share of the lid goes, from its root (0) to the end of the sheet (1), on the unposed face. */
function lashCurve(
  body: Body,
  side: 'left' | 'right',
  lid: 'upper' | 'lower',
  edge: readonly number[],
  share: number,
): (t: number) => Vector {
  const middle = body.bones.restJoint(side === 'left' ? 'eye.L' : 'eye.R')
  const root = onEdge(body.faced, edge, share)
  const out = unit(minus(root, middle), [0, 0, 1])
  const up = unit(across([0, 1, 0], out))
  const outwards: Vector = [side === 'left' ? 1 : -1, 0, 0]
  // They fan out: towards the nose at one end, decidedly towards the temple at the other.
  const fan = lerp(-0.3, 0.72, smoothstep(0.02, 1, share))
  const long = sheet[lid]
  const shut = lid === 'upper' ? shutness(body, side) : 0
  const [rise, curl] = lid === 'upper' ? [0.12 - 0.62 * shut, 0.62 - 0.2 * shut] : [-0.55, 0.12]
  return (t) => {
    const forward = lid === 'upper' ? t * (0.86 - 0.42 * t) : t * (0.62 - 0.1 * t)
    const bow = plus(times(out, forward), times(up, rise * t + curl * t * t))
    return along(root, plus(bow, times(outwards, fan * t * (0.55 + 0.25 * t))), long)
  }
}

/** How far the eye is shut: lashes of a lid that is down point down. */
function shutness({ pack, shape, faced }: Body, side: 'left' | 'right'): number {
  const { upper, lower } = lidEdges(pack)[side]
  const gap = (positions: Float32Array) => onEdge(positions, upper, 0.5)[1] - onEdge(positions, lower, 0.5)[1]
  return smoothstep(0.55, 0.05, gap(faced) / Math.max(0.02, gap(shape)))
}

/** A point of the edge between its vertices, without corners. */
function onEdge(positions: Float32Array, edge: readonly number[], share: number): Vector {
  const at = Math.min(edge.length - 1.0001, share * (edge.length - 1))
  const from = Math.floor(at)
  const t = at - from
  const vertex = (nth: number) => vertexAt(positions, edge[Math.min(edge.length - 1, Math.max(0, nth))]!)
  const [a, b, c, d] = [vertex(from - 1), vertex(from), vertex(from + 1), vertex(from + 2)]
  const value = (axis: 0 | 1 | 2): number =>
    b[axis] +
    0.5 *
      t *
      (c[axis] -
        a[axis] +
        t * (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis] + t * (3 * (b[axis] - c[axis]) + d[axis] - a[axis])))
  return [value(0), value(1), value(2)]
}

/** Lashes a lid has. */
const counts = { upper: 92, lower: 46 } as const

type Lashes = {
  readonly count: number
  /** Where each has its root, how far its tip goes along the lid from there, and how long it is, as shares. */
  readonly root: Float32Array
  readonly lean: Float32Array
  readonly long: Float32Array
}

/** The same lashes for everybody, shorter or longer, fewer or more of them seen. */
const lashesOf = memoByKey((_pack: Pack) => ({ upper: makeLashes('upper'), lower: makeLashes('lower') }))

function makeLashes(lid: 'upper' | 'lower'): Lashes {
  const count = counts[lid]
  const salt = lid === 'upper' ? 71 : 72
  const chance = (nth: number, what: number) => cellShare(nth, what, 3, salt)
  const root = Float32Array.from({ length: count }, (_, nth) => (nth + 0.5 + 0.7 * (chance(nth, 0) - 0.5)) / count)
  // Two to four of them lean together.
  const tufts: number[] = []
  for (let nth = 0; nth < count;) {
    const many = 2 + Math.floor(chance(nth, 1) * 3)
    for (let k = 0; k < many && tufts.length < count; k += 1) tufts.push((nth + many / 2) / count)
    nth += many
  }
  const lean = root.map((at, nth) => ((tufts[nth] ?? at) - at) * 0.5 + (chance(nth, 2) - 0.5) * 0.03)
  const long = root.map((at, nth) => {
    const place =
      lid === 'upper'
        ? 0.42 + 0.58 * smoothstep(0, 0.72, at) - 0.25 * smoothstep(0.9, 1, at)
        : smoothstep(0.06, 0.5, at) * (0.55 + 0.45 * smoothstep(0.2, 0.85, at))
    return place * (0.68 + 0.32 * chance(nth, 3))
  })
  return { count, root, lean, long }
}

function lashSurface(body: Body): Surface {
  const { bodyParams } = body
  const has = (...ids: readonly MarkId[]): boolean => ids.some((id) => bodyParams.marks.ids.includes(id))
  const painted = has(...mascara)
  const feminine = smoothstep(0.75, 0.15, bodyParams.presentation)
  const old = smoothstep(0.62, 1, bodyParams.macro.age)
  const long = (0.42 + 0.3 * bodyParams.eyes.lashes + 0.1 * feminine) * (1 - 0.2 * old) * (painted ? 1.12 : 1)
  const thick = (0.00055 + 0.0004 * bodyParams.eyes.lashes + 0.0003 * feminine) * (painted ? 1.5 : 1)
  const tint = has('white-lashes', 'frost-face') ? pale : lashColor(bodyParams, painted)
  const lashes = lashesOf(body.pack)
  return (spot) => {
    const place = spot.u % 2
    const low = spot.u % 4 >= 2
    const share = low ? 0.7 : 1
    spot.alpha = lashAt(low ? lashes.lower : lashes.upper, place, spot.v, long * share, thick * share, spot.grain)
    spot.red = tint[0]
    spot.green = tint[1]
    spot.blue = tint[2]
    spot.rough = 0.8
  }
}

const pale: Color = [0.62, 0.6, 0.57]

/** Darker than the hair, which they keep the hue of: the lashes of fair people are brown, of others nearly black. */
export function lashColor(bodyParams: Body['bodyParams'], painted: boolean): Color {
  const hair = hairTint(bodyParams, 0.3)
  const fair = smoothstep(0.05, 0.4, brightness(hair))
  const own = mixed(scaled(hair, 0.1 - 0.04 * fair), [0.01, 0.006, 0.004], 0.5)
  return painted ? mixed(own, [0.004, 0.004, 0.004], 0.8) : own
}

/** Decimeters along a lid. */
const lidLength = 0.3

/** How much of a pixel lashes cover at `u` along the lid and `v` along the sheet. */
function lashAt({ count, root, lean, long }: Lashes, u: number, v: number, size: number, thick: number, grain: number) {
  const nearest = Math.floor(u * count)
  const soft = Math.max(0.0004, grain * 0.6)
  let through = 1
  for (let nth = Math.max(0, nearest - 4); nth <= Math.min(count - 1, nearest + 4); nth += 1) {
    const end = long[nth]! * size
    if (v >= end) continue
    const t = v / end
    const way = root[nth]! + lean[nth]! * t * (0.5 + 0.5 * t)
    const far = Math.abs(u - way) * lidLength
    const half = thick * (1 - t * t * (0.4 + 0.6 * t) + 0.5 * (1 - t) * (1 - t) * (1 - t))
    if (far > half + soft) continue
    // What is finer than a pixel covers as much less of it.
    const cover = half < soft ? half / soft : 1
    const edge = (half + soft - far) / (2 * Math.min(half, soft) + 1e-9)
    through *= 1 - cover * (edge > 1 ? 1 : edge)
  }
  return 1 - through
}
