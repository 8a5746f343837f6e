import type { Part } from '#geometry/part.ts'
import type { Paint, PaintId } from './avatar.ts'
import { bake, type Painted } from './bake.ts'
import { layOut } from './lay-out.ts'
import { unwrap } from './unwrap.ts'

/** Where the corners of a part's triangles are on its paint: a number for the piece it lies on, and two of the texture, 0..1. */
export type PaintedCharts = {
  readonly paint: PaintId
  /** For each triangle the piece that it is on: corners of one vertex on one piece are the same corner. */
  readonly charts: Uint32Array
  /** Two numbers for each of three corners a triangle; rows are counted from the top. */
  readonly corners: Float32Array
}

/** Texels of each paint's side. */
export type PaintSizes = Readonly<Record<PaintId, number>>

const paintOf = (part: Part): PaintId =>
  part.name === 'skin' ? 'skin' : part.blended || part.cutOut === true ? 'hair' : 'wear'

/** Paints everything: skin on the map that the pack has for it, all else on pieces laid flat. */
export function paintAll(
  parts: readonly Part[],
  sizes: PaintSizes,
  pause: () => void,
): { readonly paints: Readonly<Record<PaintId, Paint>>; readonly placeOf: (part: Part) => PaintedCharts } {
  const places = new Map<Part, PaintedCharts>()
  const skin = parts.filter((part) => paintOf(part) === 'skin').map((part) => onOwnMap(part, places, sizes.skin))
  const laid = (paint: PaintId) => {
    const own = parts.filter((part) => paintOf(part) === paint && part.triangles.length > 0)
    return onPieces(own, paint, places, sizes[paint])
  }
  const [wear, hair] = [laid('wear'), laid('hair')]
  const paints = {
    skin: bake(skin, sizes.skin, pause),
    wear: bake(wear, sizes.wear, pause),
    hair: bake(hair, sizes.hair, pause),
  }
  const nowhere: PaintedCharts = { paint: 'wear', charts: new Uint32Array(0), corners: new Float32Array(0) }
  return { paints, placeOf: (part) => places.get(part) ?? nowhere }
}

/** A texel of the skin's map is so wide on the body, decimeters, where the map has 2048 a side. */
const skinGrain = 0.012

function onOwnMap(part: Part, places: Map<Part, PaintedCharts>, size: number): Painted {
  const { uvs = new Float32Array(0), triangles, uvTriangles = triangles } = part
  const corners = new Float32Array(triangles.length * 2)
  for (let at = 0; at < triangles.length; at += 1) {
    corners[at * 2] = uvs[uvTriangles[at]! * 2]!
    corners[at * 2 + 1] = 1 - uvs[uvTriangles[at]! * 2 + 1]!
  }
  // Vertices of the map that are apart are told by their numbers there.
  places.set(part, { paint: 'skin', charts: new Uint32Array(0), corners })
  const count = triangles.length / 3
  const texels = corners.map((value) => value * size)
  return {
    part,
    triangles: Uint32Array.from({ length: count }, (_, at) => at),
    corners: texels,
    grain: (skinGrain * 2048) / size,
  }
}

function onPieces(
  parts: readonly Part[],
  paint: PaintId,
  places: Map<Part, PaintedCharts>,
  size: number,
): readonly Painted[] {
  for (const part of parts) {
    const { length } = part.triangles
    places.set(part, { paint, charts: new Uint32Array(length / 3), corners: new Float32Array(length * 2) })
  }
  const placed = layOut(parts.flatMap(unwrap), size)
  return placed.map(({ chart, x, y, scale }, number) => {
    const place = places.get(chart.part)
    const corners = new Float32Array(chart.corners.length)
    for (const [at, triangle] of chart.triangles.entries()) {
      if (place) place.charts[triangle] = number
      for (let k = 0; k < 6; k += 2) {
        const [across, down] = [
          x + 0.5 + chart.corners[at * 6 + k]! * scale,
          y + 0.5 + chart.corners[at * 6 + k + 1]! * scale,
        ]
        corners[at * 6 + k] = across
        corners[at * 6 + k + 1] = down
        place?.corners.set([across / size, down / size], triangle * 6 + k)
      }
    }
    return { part: chart.part, triangles: chart.triangles, corners, grain: 1 / scale }
  })
}
