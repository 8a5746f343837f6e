import { lerp, smoothstep } from '#geometry/interpolate.ts'
import type { Mesh } from '#geometry/mesh.ts'
import { ball, box, circle, cord, lathe, sheet } from '#geometry/shapes.ts'
import type { Vector } from '#geometry/vector.ts'
import { axes } from './gadgets.ts'

/** A form that is added to a mesh. Points are written as data: `'0 -0.3, 0.2 0'`, in decimeters around the grip. */
export type Form = (mesh: Mesh) => void

const numbers = (text: string): readonly number[] => text.trim().split(/\s+/).map(Number)
const pairs = (text: string): readonly (readonly [number, number])[] =>
  text.split(',').map((pair) => {
    const [radius = 0, height = 0] = numbers(pair)
    return [radius, height]
  })
const point = (text: string): Vector => {
  const [x = 0, y = 0, z = 0] = numbers(text)
  return [x, y, z]
}
const points = (text: string): readonly Vector[] => text.split(',').map(point)

/** A profile of radius and height, turned around the upright axis. */
export const turned =
  (profile: string, columns = 24, middle = '0 0 0'): Form =>
  (mesh) =>
    lathe(mesh, pairs(profile), columns, point(middle))

/** A round rod through these points; it may thin or thicken to `end`. */
export const rod =
  (line: string, radius: number, end = radius, sides = 9): Form =>
  (mesh) =>
    cord(mesh, smooth(points(line)), (share) => lerp(radius, end, share), sides)

/** A straight line in more pieces, so that patterns and grips follow it. */
const smooth = (line: readonly Vector[]): readonly Vector[] =>
  line.length > 2
    ? line
    : Array.from({ length: 5 }, (_, nth): Vector => {
        const [from = [0, 0, 0], to = from] = line
        return [lerp(from[0], to[0], nth / 4), lerp(from[1], to[1], nth / 4), lerp(from[2], to[2], nth / 4)]
      })

export const block =
  (middle: string, half: string): Form =>
  (mesh) =>
    box(mesh, point(middle), point(half), axes)

export const lump =
  (middle: string, radii: string, columns = 16, rows = 12): Form =>
  (mesh) =>
    ball(mesh, point(middle), point(radii), columns, rows)

/** A circle's coordinate pushed towards a square's. */
const squared = (value: number): number => Math.sign(value) * Math.sqrt(Math.abs(value))

/** A box with soft edges: bags, pads, pouches. */
export function cushion(middle: string, half: string, columns = 28, rows = 18): Form {
  const [mx, my, mz] = point(middle)
  const [hx, hy, hz] = point(half)
  return (mesh) =>
    sheet(
      mesh,
      (u, v) => {
        const [around, tall] = [circle(u), circle(v / 2 - 0.25)]
        const flat = Math.sqrt(Math.sqrt(Math.max(0, tall.x)))
        return [mx + squared(around.y) * hx * flat, my + squared(tall.y) * hy, mz + squared(around.x) * hz * flat]
      },
      columns,
      rows,
    )
}

/** Part of a circle (0 to 1 is all of it) as a rod; `flat` lies level, otherwise it stands in the plane of x or of z. */
export function arc(
  middle: string,
  radius: number,
  thick: number,
  [from, to]: readonly [number, number] = [0, 1],
  plane: 'flat' | 'across' | 'ahead' = 'flat',
): Form {
  const [cx, cy, cz] = point(middle)
  const steps = Math.max(6, Math.round((to - from) * 32))
  const line = Array.from({ length: steps + 1 }, (_, nth): Vector => {
    const { x, y } = circle(from + ((to - from) * nth) / steps)
    if (plane === 'flat') return [cx + x * radius, cy, cz + y * radius]
    return plane === 'across' ? [cx + x * radius, cy + y * radius, cz] : [cx, cy + y * radius, cz + x * radius]
  })
  return (mesh) => cord(mesh, line, thick, 8, to - from >= 1)
}

/** A blade that stands on `from`: half its width, its length, where it begins to narrow, and how far it bends ahead. */
export function blade(
  from: number,
  {
    wide,
    long,
    tip = 0.85,
    thick = 0.035,
    bend = 0,
    waist = 1,
  }: Readonly<Partial<Record<'tip' | 'thick' | 'bend' | 'waist', number>>> & {
    readonly wide: number
    readonly long: number
  },
): Form {
  return (mesh) =>
    sheet(
      mesh,
      (u, v) => {
        const { x, y } = circle(u)
        const narrow = 1 - smoothstep(tip, 1, v)
        return [
          y * wide * lerp(1, waist, v) * narrow + bend * v * v,
          from + v * long,
          x * thick * Math.max(0.1, narrow) * (1 - Math.abs(y) * 0.9),
        ]
      },
      12,
      24,
    )
}

/** A sheet of so much width and height that stands on `from`, seen from the front; `bend` curls it. */
export const card =
  (from: number, wide: number, tall: number, bend = 0, z = 0): Form =>
  (mesh) =>
    sheet(
      mesh,
      (u, v) => {
        const x = (u * 2 - 1) * wide
        return [x, from + v * tall, z + bend * (1 - (u * 2 - 1) * (u * 2 - 1)) + bend * 0.3 * v]
      },
      10,
      8,
    )

/** A flat form cut along its outline in the plane of x and y, so thick, seen from both sides. */
export const cutOut =
  (outline: string, thick: number, z = 0): Form =>
  (mesh) => {
    const edge = points(outline)
    const center = edge.reduce<Vector>(([x, y], [px, py]) => [x + px / edge.length, y + py / edge.length, 0], [0, 0, 0])
    const at = (u: number, v: number, side: number): Vector => {
      const spot = ((((side > 0 ? u : 1 - u) % 1) + 1) % 1) * edge.length
      const [low, share] = [Math.floor(spot) % edge.length, spot - Math.floor(spot)]
      const [from, to] = [edge[low] ?? center, edge[(low + 1) % edge.length] ?? center]
      const [x, y] = [lerp(from[0], to[0], share), lerp(from[1], to[1], share)]
      return [lerp(x, center[0], v), lerp(y, center[1], v), z + side * (thick / 2)]
    }
    for (const side of [1, -1]) sheet(mesh, (u, v) => at(u, v, side), edge.length * 2, 3)
    sheet(
      mesh,
      (u, v) => {
        const [x, y] = at(u, 0, 1)
        return [x, y, z + thick * (v - 0.5)]
      },
      edge.length * 2,
      1,
    )
  }

/** A tongue of fire that stands on `from`. */
export const flame =
  (from: number, size: number, tall = 1.5): Form =>
  (mesh) =>
    sheet(
      mesh,
      (u, v) => {
        const { x, y } = circle(u)
        const wide =
          size *
          0.34 *
          Math.sqrt(Math.max(0, v * 1.4 + 0.25)) *
          (1 - smoothstep(0.25, 1, v)) *
          (1 + 0.25 * circle(u * 3 + v).x)
        return [y * wide + 0.12 * size * v * circle(v * 0.8).y, from + v * tall * size, x * wide]
      },
      16,
      12,
    )

/** The same forms around the upright axis, `count` times. */
export const around =
  (count: number, form: (turn: { x: number; y: number }, nth: number) => Form): Form =>
  (mesh) => {
    for (let nth = 0; nth < count; nth++) form(circle(nth / count), nth)(mesh)
  }
