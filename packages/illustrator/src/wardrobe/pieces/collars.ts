import { type Vector, unit, along, minus } from '#geometry/vector.ts'
import type { Color } from '#geometry/color.ts'
import { lerp, smoothstep } from '#geometry/interpolate.ts'
import { cos, sin } from '@eidolon/people/exact.ts'
import { toned } from '#wardrobe/cloth/dyes.ts'
import { type Probe, probe } from '#wardrobe/probe.ts'
import { sheet } from '#wardrobe/sheet.ts'
import { type Paint, surface } from '#wardrobe/cloth/surfaces.ts'
import type { Tailor } from '#wardrobe/tailor.ts'
import type { Weave } from '#wardrobe/cloth/weaves.ts'

export type CollarForm = {
  readonly colour: Color
  readonly weave: Weave
  /** Distance from the skin of the cloth it lies on, as that cloth's own `thick`. */
  readonly thick: number
  /** How far around from the middle of the back the fold goes, and the leaf's points: 180 is the middle of the front. */
  readonly front?: number
  readonly points?: number
  /** How far from the neck the leaf reaches at the back, and its points. */
  readonly reach?: number
  readonly pointed?: number
  /** Pressed flat, to lie under a jacket's. */
  readonly flat?: boolean
  readonly material?: 'cloth' | 'hard'
  readonly paint?: Paint | undefined
}

/** Its name, by which necklaces know what they go under. */
export const turnedCollar = 'turned collar'

const columns = 41
/** Rows of the leaf, after the four of the stand and the fold. */
const leaf = 5

/** A collar that stands around the neck and is turned over; it ends in points in front. */
export function collar(tailor: Tailor, form: CollarForm): void {
  const { thick, front = 168, points = 150, reach = 1.02, pointed = 1.3 } = form
  const rows = 4 + leaf
  const positions = new Float32Array(columns * rows * 3)
  const rest = new Float32Array(columns * rows * 3)
  const uvs = new Float32Array(columns * rows * 2)
  const near = upperBody(tailor)
  const at = (place: Vector, lift: number): Probe => probe(tailor.wearer, ...place, lift, 5, near)
  for (let column = 0; column < columns; column += 1) {
    const share = 1 - (column / (columns - 1)) * 2
    const edge = Math.abs(share)
    const degree = share * front
    const set = (row: number, point: Vector, place: Vector, u: number) => {
      const v = row * columns + column
      positions.set(point, v * 3)
      rest.set(place, v * 3)
      uvs.set([Math.min(u, (1 - edge) * 1.8), -1], v * 2)
    }
    // The stand is lower in front, where the chin is.
    const high = lerp(0.5, 0.6, smoothstep(0.3, 1, edge))
    const [low, top] = [around(degree, 0.74), around(degree, high)]
    const [foot, head] = [at(low, thick * 0.4), at(top, 0.05)]
    const up = unit(minus(head.point, foot.point))
    set(0, foot.point, low, 0.5)
    set(1, head.point, top, 0.5)
    set(2, along(along(head.point, up, 0.035), head.outward, 0.03), top, 0.5)
    set(3, along(along(head.point, up, 0.02), head.outward, 0.075), top, 0.5)
    const far = lerp(reach, pointed, smoothstep(0.6, 1, edge))
    for (let row = 1; row <= leaf; row += 1) {
      const t = row / leaf
      const place = around(share * lerp(front, points, t * t), lerp(high + 0.06, far, t))
      set(
        3 + row,
        at(place, thick * 0.5 + (form.flat ? lerp(0.06, 0.02, t) : lerp(0.09, 0.05, t))).point,
        place,
        (1 - t) * (far - high),
      )
    }
  }
  for (let row = 0; row < rows; row += 1) even(positions.subarray(row * columns * 3, (row + 1) * columns * 3))
  tailor.add(
    sheet({
      name: turnedCollar,
      material: form.material ?? 'cloth',
      positions,
      rest,
      uvs,
      columns,
      rows,
      rim: 0.035,
      surface: surface(toned(form.colour, 1.03), form.weave, {
        folds: 0,
        hem: 0.06,
        ...(form.paint ? { paint: form.paint } : {}),
      }),
    }),
  )
}

/** How steeply one looks down from the neck's middle at the base of the neck and a hand further out, every 15 degrees. */
const near = [0.72, 0.66, 0.52, 0.34, 0.25, 0.28, 0.35, 0.43, 0.52, 0.59, 0.65, 0.72, 0.75]
const away = [0.88, 0.84, 0.77, 0.6, 0.4, 0.29, 0.31, 0.36, 0.44, 0.56, 0.67, 0.75, 0.77]

/** A place at rest around the neck, this far from its middle; 0 degrees is the back, 90 the left. */
function around(degree: number, radius: number): Vector {
  const turn = Math.abs(degree) / 15
  const index = Math.min(11, Math.floor(turn))
  const read = (table: readonly number[]) => lerp(table[index] ?? 0, table[index + 1] ?? 0, turn - index)
  const fall = lerp(read(near), read(away), (radius - 0.72) / 0.43)
  const out = radius * Math.sqrt(Math.max(0.05, 1 - fall * fall))
  const angle = (degree * Math.PI) / 180
  return [sin(angle) * out, 6.1 - (fall * radius) / 0.9, 0.2 - (cos(angle) * out) / 0.8]
}

/** The fabric's vertices that a collar can lie on. */
function upperBody({ wearer: { fabric } }: Tailor): readonly number[] {
  const list: number[] = []
  for (let v = 0; v < fabric.count; v += 1) {
    if ((fabric.rest[v * 3 + 1] ?? 0) > 4.7 && (fabric.arm[v] ?? 0) < 0) list.push(v)
  }
  return list
}

function even(band: Float32Array): void {
  for (let round = 0; round < 2; round += 1) {
    const from = new Float32Array(band)
    for (let at = 3; at + 3 < band.length; at += 1) {
      band[at] = (from[at] ?? 0) * 0.5 + ((from[at - 3] ?? 0) + (from[at + 3] ?? 0)) * 0.25
    }
  }
}
