import { type Vector, along, unit, vertexAt } from '#geometry/vector.ts'
import type { Surface } from '#geometry/part.ts'
import { linear } from '#geometry/colour.ts'
import { newMesh, quad, vertex } from '#geometry/mesh.ts'
import { toPart } from '#geometry/mesh-part.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import { around, type Fitting, type Maker } from '#props/fitting.ts'
import { circle, cord, sheet } from '#geometry/shapes.ts'
import { glass, leather, metal } from '#props/materials.ts'
import { band, loop } from './bands.ts'

/** A leather patch over one eye and its strap, aslant around the head. */
export const eyePatch: Maker = (fitting) => {
  const side = fitting.chance.chance(0.5) ? 1 : -1
  const { head } = fitting
  const eye = side > 0 ? head.eyes.left : head.eyes.right
  const patch = newMesh()
  const at = (u: number, v: number): Vector => {
    const { x, y } = circle(u)
    const far = v
    const low = y < 0 ? 1.15 : 0.85
    const [dx, dy] = [x * far * 0.27, y * far * 0.24 * low]
    const dome = 0.3 - 0.1 * far * far - Math.max(0, dx * side) * 0.35
    return [eye[0] + dx, eye[1] + dy, eye[2] + dome]
  }
  sheet(patch, (u, v) => at(u, 1 - v), 28, 6)
  const strap = newMesh()
  const course = (turn: number): number =>
    eye[1] + 0.14 + 0.42 * smoothstep(0, 0.7, -turn * side + 0.25) - 0.12 * smoothstep(0.5, 2, turn * side)
  const line = loop(fitting, course, 0.035, 60).filter(([x, , z]) => !(x * side > 0.08 && z > eye[2] - 0.02))
  const start = line.findIndex((point, nth) => nth > 0 && far(point, line[nth - 1] ?? point) > 0.25)
  const opened = start > 0 ? [...line.slice(start), ...line.slice(1, start)] : line
  cord(strap, [at(0.5 - side * 0.42, 0.9), ...nearFirst(opened, eye, side), at(0.5 + side * 0.42, 0.9)], 0.026, 6)
  const surface = leather([0.018, 0.016, 0.016])
  return [
    toPart(patch, { name: 'eye patch', material: 'hard', surface, twoSided: true, face: true }, head.placing),
    toPart(strap, { name: 'eye patch strap', material: 'hard', surface }, head.placing),
  ]
}

const far = (a: Vector, b: Vector): number => {
  const [x, y, z] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
  return Math.sqrt(x * x + y * y + z * z)
}

/** The strap's line in the order in which it leaves the patch on the nose side. */
function nearFirst(line: readonly Vector[], eye: Vector, side: number): readonly Vector[] {
  const [first, last] = [line[0], line[line.length - 1]]
  if (!first || !last) return line
  const nose: Vector = [eye[0] - side * 0.3, eye[1], eye[2]]
  return far(first, nose) < far(last, nose) ? line : line.toReversed()
}

/** Goggles pushed up over the forehead. */
export const goggles: Maker = (fitting) => {
  const { head, colours } = fitting
  const strap = newMesh()
  const off = fitting.hairRoom * 0.8
  band(strap, fitting, (turn) => 7.93 - 0.3 * smoothstep(0.3, 2.6, Math.abs(turn)), 0.18, off, 0.035)
  const [rims, lenses] = [newMesh(), newMesh()]
  for (const side of [1, -1]) {
    const middle = around(fitting, side * 0.3, 7.95, off + 0.12)
    const out = unit([side * 0.28, 0.32, 1])
    const wide = unit([1, 0, -out[0]])
    const up = unit([0, 1, -0.32])
    const ringAt = (share: number, radius: number, ahead: number): Vector => {
      const { x, y } = circle(share)
      return along(along(along(middle, wide, x * radius * 1.15), up, y * radius), out, ahead)
    }
    sheet(
      rims,
      (u, v) =>
        ringAt(
          u,
          [0.3, 0.31, 0.27, 0.235][Math.min(3, Math.round(v * 3))] ?? 0.3,
          [-0.16, 0.02, 0.07, 0.05][Math.min(3, Math.round(v * 3))] ?? 0,
        ),
      32,
      3,
    )
    const hub = vertex(lenses, along(middle, out, 0.085), out)
    const ring = Array.from({ length: 29 }, (_, nth) => vertex(lenses, ringAt(nth / 28, 0.24, 0.05), out))
    for (let nth = 0; nth < 28; nth++) quad(lenses, hub, ring[nth] ?? 0, ring[nth + 1] ?? 0, ring[nth + 1] ?? 0)
  }
  return [
    toPart(
      strap,
      { name: 'goggle strap', material: 'hard', surface: leather([0.05, 0.032, 0.02]), twoSided: true },
      head.placing,
    ),
    toPart(
      rims,
      { name: 'goggles', material: 'hard', surface: metal([0.6, 0.36, 0.16], 0.3), twoSided: true },
      head.placing,
    ),
    toPart(
      lenses,
      { name: 'goggle lenses', material: 'glass', surface: glass(colours.accent, 0.75), twoSided: true, blended: true },
      head.placing,
    ),
  ]
}

/** A domino mask: a shell over the face from brow to cheek, with holes for the eyes. */
export const mask: Maker = (fitting) => {
  const { head, body, colours } = fitting
  const mesh = newMesh()
  const { quads, groups } = body.pack.base
  const group = groups.get('body') ?? { first: 0, count: 0 }
  const known = new Map<number, number>()
  const corner = (index: number): number => {
    const there = known.get(index)
    if (there !== undefined) return there
    const rest = vertexAt(head.rest, index)
    const lids = eyeHole(rest) < 1.5
    const at = along(vertexAt(head.skin, index), unit([rest[0] * 0.4, 0.05, 1]), lids ? 0.1 : 0.05)
    const made = vertex(mesh, at, [0, 0, 0], rest[0], rest[1])
    known.set(index, made)
    return made
  }
  for (let face = group.first; face < group.first + group.count; face++) {
    const four = [0, 1, 2, 3].map((nth) => quads[face * 4 + nth] ?? 0)
    if (!four.every((index) => onMask(vertexAt(head.rest, index)))) continue
    const [a, b, c, d] = four.map(corner)
    if (a !== undefined && b !== undefined && c !== undefined && d !== undefined) quad(mesh, a, b, c, d)
  }
  const ties = newMesh()
  band(ties, fitting, () => 7.36, 0.07, 0.03, 0.015)
  return [
    toPart(
      mesh,
      { name: 'mask', material: 'cloth', surface: maskSurface(fitting), twoSided: true, cutOut: true, face: true },
      head.placing,
    ),
    toPart(
      tiesBehind(ties),
      { name: 'mask ribbon', material: 'cloth', surface: leather(colours.accent), twoSided: true },
      head.placing,
    ),
  ]
}

/** Only what is behind the face of the band. */
function tiesBehind(mesh: ReturnType<typeof newMesh>): ReturnType<typeof newMesh> {
  const kept: number[] = []
  for (let at = 0; at < mesh.triangles.length; at += 3) {
    const corners = mesh.triangles.slice(at, at + 3)
    if (corners.every((index) => (mesh.positions[index * 3 + 2] ?? 0) < 1.02)) kept.push(...corners)
  }
  return { ...mesh, triangles: kept }
}

const onMask = ([x, y, z]: Vector): boolean => z > 0.98 && y > 6.86 && y < 7.8 && Math.abs(x) < 0.74

/** 1 at the rim of an eye's hole, below 1 inside; in places of the base mesh. */
function eyeHole([x, y]: readonly [number, number, ...number[]]): number {
  const [dx, dy] = [(Math.abs(x) - 0.315) / 0.2, (y - 7.285 - (Math.abs(x) - 0.3) * 0.1) / 0.1]
  return Math.sqrt(dx * dx + dy * dy)
}

/** Cut by its outline and the eyes; a rim of the second colour. */
function maskSurface({ colours }: Fitting): Surface {
  const [field, trim] = [linear(colours.primary), linear(colours.accent)]
  return (spot) => {
    const x = Math.abs(spot.u)
    // Up towards the temples in wings, down beside the nose.
    const high = 7.56 + x * 0.2 - smoothstep(0, 0.14, 0.14 - x) * 0.06
    const low = 7.0 + smoothstep(0.3, 0.7, x) * 0.24 + smoothstep(0.16, 0, x) * 0.1
    const outline = Math.min(high - spot.v, spot.v - low, 0.7 - x)
    const eye = eyeHole([spot.u, spot.v]) - 1
    const inside = Math.min(outline, eye * 0.1)
    const edge = smoothstep(0.035, 0.025, inside)
    spot.red = field[0] + (trim[0] - field[0]) * edge
    spot.green = field[1] + (trim[1] - field[1]) * edge
    spot.blue = field[2] + (trim[2] - field[2]) * edge
    spot.rough = 0.35 + 0.2 * edge
    spot.relief = 0.012 * edge
    spot.alpha = smoothstep(-spot.grain * 0.5, spot.grain * 0.5, inside)
  }
}
