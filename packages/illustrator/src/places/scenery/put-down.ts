import { project } from '#lens/camera.ts'
import type { SceneryPlace } from '@eidolon/people'
import type { Build } from './piece-file.ts'
import {
  areaOf,
  type ScreenArea,
  common,
  meet,
  openShare,
  pictureOf,
  reachAt,
  type Rect,
  rectOf,
  type Shot,
  worldOf,
} from './shot.ts'

/** Where a piece is put: the middle of its foot in the world, how much larger it is than it was built, and its room. */
export type SceneryPosition = {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly size: number
  readonly wide: number
  readonly box: ScreenArea
  readonly rect: Rect
}

type SolidSize = Pick<Extract<Build, { kind: 'solid' }>, 'size' | 'share' | 'away' | 'hang'>
type Tried = {
  readonly s: number
  readonly t: number
  readonly y: number
  readonly size: number
  readonly wide: number
}

const steps = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at / (count - 1))
/** How far behind the person things stand, from beside them to the other end of a street. */
const distances = [0, 2, 5, 9, 14, 20, 28, 38, 52, 70, 95, 130, 170]
const farOff = [700, 350, 180, 100, 60, 40]
const aloft = [160, 90, 55, 32]

/** Room that pieces leave between each other and to the person. */
const gap = 0.6

/** The best place for a piece, given those that are there already; undefined where it cannot be seen from here. */
export function putDown(
  shot: Shot,
  where: SceneryPlace,
  solid: SolidSize,
  others: readonly SceneryPosition[],
): SceneryPosition | undefined {
  let best: SceneryPosition | undefined
  let max = 0
  for (const tried of candidates(shot, where, solid)) {
    const box = boxOf(tried, solid)
    const room = { ...box, left: box.left - gap, right: box.right + gap, near: box.near - gap, far: box.far + gap }
    if (meet(room, shot.person) || others.some((other) => meet(room, other.box))) continue
    if (box.near < (shot.person.near + shot.person.far) / 2) continue
    const rect = rectOf(shot, box)
    if (!rect) continue
    const worth = worthOf(shot, where, box, rect, others)
    if (worth <= max) continue
    max = worth
    const [x, z] = worldOf(shot, tried.s, tried.t)
    best = { x, y: tried.y, z, size: tried.size, wide: tried.wide, box, rect }
  }
  return best
}

function boxOf({ s, t, y, size, wide }: Tried, { size: [, high, deep] }: SolidSize): ScreenArea {
  const [w, h, d] = [(wide / 2) * size, high * size, (deep / 2) * size]
  return { left: s - w, right: s + w, near: t - d, far: t + d, low: y, high: y + h }
}

function candidates(shot: Shot, where: SceneryPlace, solid: SolidSize): readonly Tried[] {
  if (where === 'span') return acrossThePicture(shot, solid)
  if (where === 'far')
    return farOff.flatMap((t) => asLarge(shot, solid, t).flatMap((one) => onTheGround(shot, one, solid, true)))
  if (where === 'air')
    return aloft.flatMap((t) => asLarge(shot, solid, t + shot.person.far).flatMap((one) => inTheAir(shot, one, solid)))
  if (where === 'wall') return onWalls(shot, solid)
  const [wide, , deep] = solid.size
  return distances.flatMap((away) => {
    const t = shot.person.far + away + deep / 2 + gap * 2
    return besides(shot, t, wide).flatMap((s) => onTheGround(shot, { s, t, y: 0, size: 1, wide }, solid))
  })
}

/** From the left edge of the picture to the right one. */
function besides(shot: Shot, t: number, wide: number): readonly number[] {
  const [left, right] = reachAt(shot, t)
  const over = wide * 0.3
  return steps(19).map((share) => left - over + (right - left + 2 * over) * share)
}

/** At a distance, so large that it takes its share of the picture. */
function asLarge(shot: Shot, { size: [wide, high], share }: SolidSize, t: number): readonly Tried[] {
  const { focal, height, width } = shot.camera
  // Ranges and skylines go on beyond the edges of the picture.
  const max = wide > high * 1.7 ? 1.7 : 0.85
  const size = Math.min((share * height * t) / (focal * high), (max * width * t) / (focal * wide))
  return besides(shot, t, 0).map((s) => ({ s, t, y: 0, size, wide }))
}

/** On the ground; in close pictures, whose lower edge hides the foot, raised until enough of it is seen. */
function onTheGround(
  shot: Shot,
  tried: Tried,
  { size: [, tall] }: Pick<SolidSize, 'size'>,
  isFar = false,
): readonly Tried[] {
  const { camera } = shot
  const [x, z] = worldOf(shot, tried.s, tried.t)
  const ground =
    tried.t > 300 ? Math.min(0, shot.place.ground(x, z)) - tall * tried.size * 0.04 : shot.place.ground(x, z)
  const high = tall * tried.size
  const foot = project(camera, [x, ground, z])
  if (foot.depth < 1) return []
  const top = project(camera, [x, ground + high, z])
  const scale = camera.focal / foot.depth
  const hidden = (foot.y - camera.height * 0.98) / scale
  const shown = [0.6, 0.45, 0.3].map((down) => Math.min((top.y - camera.height * down) / scale, hidden))
  // Far things may stand on a hill; nearer ones would hang in the air.
  const hills = isFar && tried.t > 150 ? [0.25, 0.5, 0.75].map((share) => share * high) : []
  const lifts = [0, ...shown.filter((lift) => lift > 0.01), ...hills]
  return lifts.map((lift) => ({ ...tried, y: ground + lift }))
}

function inTheAir(shot: Shot, tried: Tried, { size: [, tall] }: SolidSize): readonly Tried[] {
  const { camera } = shot
  const [x, z] = worldOf(shot, tried.s, tried.t)
  const level = project(camera, [x, camera.eye[1], z])
  if (level.depth < 1) return []
  const scale = camera.focal / level.depth
  return [0.04, 0.12, 0.2, 0.3, 0.4].map((down) => ({
    ...tried,
    y: camera.eye[1] + (level.y - down * camera.height) / scale - tall * tried.size,
  }))
}

/** In front of whatever is there, at the height it usually hangs or else where it is seen. */
function onWalls(shot: Shot, solid: SolidSize): readonly Tried[] {
  const { camera } = shot
  const [wide, high, deep] = solid.size
  return steps(40).flatMap((share) => {
    const t = shot.person.far + 4 + share * share * 150
    const whole = (0.9 * camera.height * t) / (camera.focal * high)
    const size = Math.max(0.5, Math.min(1, whole))
    return besides(shot, t, 0).map((s) => {
      const [x, z] = worldOf(shot, s, t)
      const middle = project(camera, [x, solid.hang + (high * size) / 2, z])
      const scale = camera.focal / Math.max(1, middle.depth)
      const shown = Math.min(Math.max(middle.y, camera.height * 0.2), camera.height * 0.5)
      return { s, t: t - deep / 2, y: Math.max(0.5, solid.hang + (middle.y - shown) / scale), size, wide }
    })
  })
}

function acrossThePicture(shot: Shot, { size: [, high, deep], away }: SolidSize): readonly Tried[] {
  return [1, 0.75, 1.4, 0.5, 2, 3, 0.3, 0.15].flatMap((factor) => {
    const t = shot.person.far + away * factor + deep / 2 + gap * 2
    const [left, right] = reachAt(shot, t)
    const tried = { s: (left + right) / 2, t, y: 0, size: 1, wide: (right - left) * 1.3 }
    return onTheGround(shot, tried, { size: [tried.wide, high, deep] })
  })
}

/** How well it is seen there: in the picture, before the set, beside the person and the others, neither tiny nor huge. */
function worthOf(
  shot: Shot,
  where: SceneryPlace,
  box: ScreenArea,
  rect: Rect,
  others: readonly SceneryPosition[],
): number {
  const picture = pictureOf(shot)
  const inside = common(rect, picture)
  const area = areaOf(inside)
  if (area <= 0) return 0
  const { height } = shot.camera
  const depth = (box.near + box.far) / 2
  const { open, free } = openShare(
    shot,
    where === 'far' ? shot.depths : shot.walls,
    inside,
    where === 'wall' ? box.far : depth,
  )
  const taken = others.reduce((sum, other) => sum + areaOf(common(inside, common(other.rect, picture))), 0) / area
  const tall = (inside.bottom - inside.top) / height
  if (where === 'span') {
    const first = shot.person.far
    return (0.05 + open) * Math.min(1, tall / 0.62) * (1 - 0.002 * Math.abs(depth - first - 20))
  }
  const whole = area / areaOf(rect)
  // Enough of what is as large as a car is seen on both sides of somebody who stands before it.
  const isLarge = box.right - box.left > 30
  const shown = isLarge ? Math.max(free, Math.min(1, (area * free) / areaOf(picture) / 0.2)) : free
  const seen = open * shown * (1 - 0.85 * Math.min(1, taken)) * (0.25 + 0.75 * whole)
  if (where === 'wall') return open < 0.8 ? 0 : seen * Math.min(1, tall / 0.35) * (1 + depth * 0.002)
  // Far things are far, unless something stands before them.
  if (where === 'far') return seen * (depth < 150 ? 0.35 : 1) * (open < 0.3 ? 0.3 : 1) * grounded(shot, rect)
  if (where === 'air') return open < 0.55 ? seen * 0.1 : seen * (1 + depth * 0.0004)
  const fits = Math.min(1, tall / 0.34) * Math.min(1, 1.05 / Math.max(tall, (rect.bottom - rect.top) / height))
  return open < 0.5 ? seen * 0.1 * fits : seen * fits
}

/** Less where the foot of something far would hang in the sky. */
function grounded(shot: Shot, { left, right, bottom }: Rect): number {
  const below = openShare(shot, shot.depths, { left, right, top: bottom, bottom: bottom + 2 }, 2000)
  return bottom > shot.camera.height - 1 ? 1 : 1 - 0.8 * below.open
}
