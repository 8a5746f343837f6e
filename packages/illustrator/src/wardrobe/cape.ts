import { type Vector, unit } from '#geometry/vector.ts'
import type { Part, Surface } from '#geometry/part.ts'
import { lerp, smoothstep } from '#geometry/interpolate.ts'
import { noise } from '#geometry/noise.ts'
import { cos, sin } from '@eidolon/people/exact.ts'
import { colliderOf } from './collide.ts'
import { probe } from './probe.ts'
import { sheet } from './sheet.ts'
import type { Wearer } from './wearer.ts'

/** Cloth that falls from around the neck down the back. */
export type CapeForm = {
  readonly name: string
  /** How far around the neck it goes from the middle of the back, in degrees: 60 a hero's cape, 110 a cloak. */
  readonly wrap: number
  /** Length in decimeters. */
  readonly length: number
  readonly flare: number
  readonly folds: number
  readonly depth: number
  /** Distance from the skin: what is worn underneath. */
  readonly gap: number
  readonly surface: Surface
}

const columns = 49

export function makeCape(wearer: Wearer, form: CapeForm): Part {
  const { body, fabric } = wearer
  const rows = Math.round(form.length / 0.32)
  const count = columns * rows
  const positions = new Float32Array(count * 3)
  const rest = new Float32Array(count * 3)
  const uvs = new Float32Array(count * 2)
  const swell = new Float32Array(count)
  const [neck, hips] = [body.bones.joint('spine01'), body.bones.joint('spine05')]
  const spine = unit([hips[0] - neck[0], hips[1] - neck[1], hips[2] - neck[2]])
  const lying = smoothstep(0.75, 0.35, -spine[1])
  const chest = probe(wearer, 0, 4.4, -0.5).outward
  const backwards = unit([chest[0], 0, chest[2]])
  const aside = unit([-backwards[2], 0, backwards[0]])
  for (let column = 0; column < columns; column += 1) {
    const share = 1 - (column / (columns - 1)) * 2
    const angle = (share * form.wrap * Math.PI) / 180
    const [sine, cosine] = [sin(angle), cos(angle)]
    const start = probe(wearer, sine * 0.92, 5.62 - 0.22 * smoothstep(-0.2, -1, cosine), 0.12 - cosine * 0.72, form.gap)
    // Towards the shoulder first, then down; at the sides a little to the back, behind the arm.
    const out = unit(mix(backwards, aside, Math.max(0.2, cosine), sine))
    let point = start.point
    for (let row = 0; row < rows; row += 1) {
      const v = row * columns + column
      const down = row / (rows - 1)
      positions.set(point, v * 3)
      rest.set([share * 2.4, 5.6 - down * form.length, -1 - 0.5 * cosine], v * 3)
      uvs.set([Math.min((1 - down) * form.length, (1 - Math.abs(share)) * 2), 20 + share * 0.35], v * 2)
      const wave = cos(share * form.folds * 3.14159 + 2 * noise(share * 3 + 9, 0.5, 0.5))
      swell[v] = form.depth * (0.5 + 0.5 * wave) * smoothstep(0.08, 0.6, down)
      point = fallen(point, spine, out, lying, 1.5 * Math.abs(sine) * smoothstep(6, 1, row), form.flare / form.length)
    }
  }
  settle(positions, wearer, form, rows, (v) => (fabric.rest[v * 3 + 1] ?? 0) < 6 && (fabric.arm[v] ?? 0) < 1)
  return sheet({
    name: form.name,
    material: 'cloth',
    positions,
    rest,
    uvs,
    columns,
    rows,
    swell,
    surface: form.surface,
    rim: 0.05,
  })
}

const mix = (a: Vector, b: Vector, p: number, q: number): Vector => [
  a[0] * p + b[0] * q,
  a[1] * p + b[1] * q,
  a[2] * p + b[2] * q,
]

/** The next point down: with gravity, or along a body that lies or flies. */
function fallen(point: Vector, spine: Vector, out: Vector, lying: number, over: number, rate: number): Vector {
  const way = unit([
    spine[0] * lying + out[0] * (over + rate),
    lerp(-1, spine[1], lying) * (over > 0.4 ? 0.55 : 1),
    spine[2] * lying + out[2] * (over + rate),
  ])
  return [point[0] + way[0] * 0.32, point[1] + way[1] * 0.32, point[2] + way[2] * 0.32]
}

/** Lays it over shoulders, back and floor, row by row so that what is below starts from where the row above came to. */
function settle(
  positions: Float32Array,
  wearer: Wearer,
  form: CapeForm,
  rows: number,
  keep: (v: number) => boolean,
): void {
  const collider = colliderOf(wearer, keep)
  const width = columns * 3
  for (let row = 1; row < rows; row += 1) {
    const band = positions.subarray(row * width, (row + 1) * width)
    const before = new Float32Array(band)
    collider.push(band, 0, form.gap)
    even(band)
    collider.push(band, 0, form.gap)
    for (let at = 0; at < width; at += 3) {
      if ((band[at + 1] ?? 0) < 0.05) band[at + 1] = 0.05
    }
    for (let below = row + 1; below < rows; below += 1) {
      const to = below * width
      for (let at = 0; at < width; at += 1)
        positions[to + at] = (positions[to + at] ?? 0) + ((band[at] ?? 0) - (before[at] ?? 0)) * 0.92
    }
  }
}

function even(band: Float32Array): void {
  for (let round = 0; round < 2; round += 1) {
    const from = new Float32Array(band)
    for (let at = 3; at + 3 < band.length; at += 1) {
      band[at] = (from[at] ?? 0) * 0.5 + ((from[at - 3] ?? 0) + (from[at + 3] ?? 0)) * 0.25
    }
  }
}
