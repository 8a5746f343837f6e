import type { Body } from '#body/body.ts'
import type { Vector } from '#geometry/vector.ts'
import type { Head } from '#head/head.ts'
import type { Region } from './beard-regions.ts'
import { outside, patchOf, refine, type Scalp, type ScalpPoint } from './scalp.ts'

/** Nothing is seen of a ground so far outside its border. */
const unseen = -0.16

/**
 * The skin that a beard grows on, finer than the face's own mesh, which is too coarse for the border of a mustache.
 * Beards end more sharply than the hair on the head: their borders count as `steep` times as far inside or outside.
 */
export function beardPatch(body: Body, head: Head, region: Region, steep: number): Scalp {
  const insideAt = (rest: Vector): number => {
    const inside = region(rest)
    return inside > outside ? inside * steep : outside
  }
  return measured(refine(patchOf(body, head, { positions: head.skin, normals: head.normals }, insideAt)), insideAt)
}

/** Borders anew at every corner, and no more of the patch than they enclose. */
function measured({ points, triangles }: Scalp, insideAt: (rest: Vector) => number): Scalp {
  const inside = points.map((point) => {
    const exact = insideAt(point.rest)
    return exact > outside ? exact : Math.min(point.inside, -0.1)
  })
  const kept: ScalpPoint[] = []
  const places = new Map<number, number>()
  const placeOf = (corner: number): number => {
    const known = places.get(corner)
    const point = points[corner]
    if (known !== undefined || !point) return known ?? 0
    places.set(corner, kept.length)
    return kept.push({ ...point, inside: inside[corner] ?? unseen }) - 1
  }
  const faces: number[] = []
  for (let at = 0; at < triangles.length; at += 3) {
    const corners = triangles.slice(at, at + 3)
    if (corners.some((corner) => (inside[corner] ?? unseen) > unseen)) faces.push(...corners.map(placeOf))
  }
  return { points: kept, triangles: faces }
}
