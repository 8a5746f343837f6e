import { type AccessoryId, backgrounds } from '@eidolon/people'
import { type Camera, project, resize } from '#lens/camera.ts'
import type { Part } from '#geometry/part.ts'
import { boundingBox } from '#geometry/bounding-box.ts'
import type { Vector } from '#geometry/vector.ts'
import type { Background } from '#places/place.ts'
import { type Depths, setDepths } from './set-depths.ts'

/** Who is in the picture, and through which camera they are seen. */
export type SceneryShot = {
  readonly camera: Camera
  /** The person with all that they have. */
  readonly parts: readonly Part[]
  /** One of their props that they don't wear, upright around its grip, in the requested color. */
  readonly thing: (id: AccessoryId, colour?: string) => readonly Part[]
}

/**
 * A box seen from above as the camera has it: `left` and `right` of its axis, `near` and `far` along the ground away
 * from it; `low` and `high` over the floor. Decimeters.
 */
export type ScreenArea = {
  readonly left: number
  readonly right: number
  readonly near: number
  readonly far: number
  readonly low: number
  readonly high: number
}

/** A part of the picture, in its pixels. */
export type Rect = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** The picture as whoever puts things into it sees it: coarse, with how far the set is everywhere. */
export type Shot = {
  readonly camera: Camera
  readonly depths: Depths
  /** The same with the windows of a room closed: what stands in it is not put out of doors. */
  readonly walls: Depths
  readonly person: ScreenArea
  /** How far the person is in each pixel; infinite where they are not. */
  readonly figure: Depths
  readonly place: Pick<Background, 'ground'>
  /** On the ground: ahead of the camera, and to its right. */
  readonly ahead: readonly [x: number, z: number]
  readonly right: readonly [x: number, z: number]
}

const rows = 72

export function shotOf(
  place: Pick<Background, 'background' | 'ground' | 'parts'>,
  { camera: whole, parts }: Pick<SceneryShot, 'camera' | 'parts'>,
): Shot {
  const camera = resize(whole, Math.max(24, Math.round((rows * whole.width) / whole.height)), rows)
  const { low, high } = boundingBox(parts)
  const flat = Math.sqrt(camera.back[0] * camera.back[0] + camera.back[2] * camera.back[2]) || 1
  const ahead = [-camera.back[0] / flat, -camera.back[2] / flat] as const
  const right = [-ahead[1], ahead[0]] as const
  const axes = { camera, ahead, right }
  const corners = cornersOf(low, high)
  const spots = corners.map(([x, , z]) => groundOf(axes, x, z))
  const person = {
    left: Math.min(...spots.map(([s]) => s)),
    right: Math.max(...spots.map(([s]) => s)),
    near: Math.min(...spots.map(([, t]) => t)),
    far: Math.max(...spots.map(([, t]) => t)),
    low: low[1],
    high: high[1],
  }
  const depths = setDepths(place.parts, camera, (person.near + person.far) / 2 - 5)
  return {
    ...axes,
    depths,
    walls: isOutdoors(place) ? depths : closed(depths),
    person,
    figure: setDepths(parts, camera, 0),
    place,
  }
}

export const isOutdoors = ({ background }: Pick<Background, 'background'>): boolean =>
  backgrounds.find(({ id }) => id === background)?.more.outdoors ?? false

/** No farther anywhere than the farthest wall. */
function closed(depths: Depths): Depths {
  const farthest = depths.reduce((max, depth) => (depth < 1e6 ? Math.max(max, depth) : max), 40)
  return depths.map((depth) => Math.min(depth, farthest))
}

function cornersOf(low: Vector, high: Vector): readonly Vector[] {
  return [low[0], high[0]].flatMap((x) =>
    [low[1], high[1]].flatMap((y) => [low[2], high[2]].map((z): Vector => [x, y, z])),
  )
}

const around = (points: readonly { readonly x: number; readonly y: number }[]): Rect => ({
  left: Math.min(...points.map(({ x }) => x)),
  right: Math.max(...points.map(({ x }) => x)),
  top: Math.min(...points.map(({ y }) => y)),
  bottom: Math.max(...points.map(({ y }) => y)),
})

type Axes = Pick<Shot, 'camera' | 'ahead' | 'right'>

/** To the right of the camera's axis and away from it, along the ground. */
function groundOf({ camera: { eye }, ahead, right }: Axes, x: number, z: number): readonly [s: number, t: number] {
  const [dx, dz] = [x - eye[0], z - eye[2]]
  return [dx * right[0] + dz * right[1], dx * ahead[0] + dz * ahead[1]]
}

/** The same in the world. */
export const worldOf = (
  { camera: { eye }, ahead, right }: Axes,
  s: number,
  t: number,
): readonly [x: number, z: number] => [eye[0] + right[0] * s + ahead[0] * t, eye[2] + right[1] * s + ahead[1] * t]

/** Where a box is in the picture; undefined where part of it lies behind the camera. */
export function rectOf(shot: Axes, box: ScreenArea): Rect | undefined {
  const points = [box.left, box.right].flatMap((s) =>
    [box.near, box.far].flatMap((t) =>
      [box.low, box.high].map((y) => {
        const [x, z] = worldOf(shot, s, t)
        return project(shot.camera, [x, y, z])
      }),
    ),
  )
  return points.some(({ depth }) => depth < 1) ? undefined : around(points)
}

/** How far to the left and to the right the picture reaches at a distance. */
export function reachAt(
  { camera: { width, centerX, focal } }: Axes,
  t: number,
): readonly [left: number, right: number] {
  return [(-centerX / focal) * t, ((width - centerX) / focal) * t]
}

export const areaOf = ({ left, right, top, bottom }: Rect): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top)

export const common = (one: Rect, other: Rect): Rect => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  top: Math.max(one.top, other.top),
  bottom: Math.min(one.bottom, other.bottom),
})

export const pictureOf = ({ camera: { width, height } }: Axes): Rect => ({
  left: 0,
  right: width,
  top: 0,
  bottom: height,
})

/** Of a part of the picture, the shares in which the set is farther away than `depth`, and in which nobody is before it. */
export function openShare(
  { camera, figure }: Pick<Shot, 'camera' | 'figure'>,
  depths: Depths,
  rect: Rect,
  depth: number,
): { readonly open: number; readonly free: number } {
  const [left, right] = [Math.max(0, Math.floor(rect.left)), Math.min(camera.width, Math.ceil(rect.right))]
  const [top, bottom] = [Math.max(0, Math.floor(rect.top)), Math.min(camera.height, Math.ceil(rect.bottom))]
  let [open, free, all] = [0, 0, 0]
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      all += 1
      const pixel = y * camera.width + x
      if (depths[pixel]! > depth) open += 1
      if (figure[pixel] === Number.POSITIVE_INFINITY) free += 1
    }
  }
  return all === 0 ? { open: 0, free: 0 } : { open: open / all, free: free / all }
}

/** Whether two boxes share any room. */
export const meet = (one: ScreenArea, other: ScreenArea): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.near < other.far &&
  other.near < one.far &&
  one.low < other.high &&
  other.low < one.high
