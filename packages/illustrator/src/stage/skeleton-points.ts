import type { Landmarks } from '#body/landmarks.ts'
import { between, dot, minus, times, unit, plus, type Vector } from '#geometry/vector.ts'
import { type Camera, near, project } from '#lens/camera.ts'

/** A point of the picture in pixels; undefined where nobody would see it. */
export type SkeletonPoint = { readonly x: number; readonly y: number } | undefined

/** Somebody's points in the picture, in the order of OpenPose. */
export type SkeletonPoints = {
  readonly body: readonly SkeletonPoint[]
  readonly hands: readonly (readonly SkeletonPoint[])[]
  readonly face: readonly SkeletonPoint[]
}

/** What is drawn where: how far away it is, and whether a person is seen there. */
export type StageDepth = { readonly width: number; readonly height: number; readonly depth: Float32Array }

/** Names of the points of the body that lie in the face. */
const [nose, rightEye, leftEye, rightEar, leftEar] = [0, 14, 15, 16, 17] as const

/** How far behind what is drawn the points of a hand may lie: a finger's joints are inside it. Decimeters. */
const inside = 0.7

/**
 * Where the landmarks are seen. Joints of limbs are there even when the body hides them, as people draw them; faces that
 * are turned away, ears behind the head, hands behind the back and all that is outside the picture are not.
 */
export function skeletonPoints(
  { body, hands, face, facing, left }: Landmarks,
  camera: Camera,
  drawn: StageDepth,
): SkeletonPoints {
  const head = between(body[rightEar] ?? camera.eye, body[leftEar] ?? camera.eye, 0.5)
  const towards = unit(minus(camera.eye, head))
  const ahead = dot(facing, towards)
  const aside = dot(left, towards)
  const eyeSeen = (side: 1 | -1) => dot(unit(plus(times(facing, 0.8), times(left, 0.6 * side))), towards) > 0
  const shown = new Map<number, boolean>([
    [nose, ahead > -0.2],
    [rightEye, eyeSeen(-1)],
    [leftEye, eyeSeen(1)],
    [rightEar, aside < 0.45],
    [leftEar, aside > -0.45],
  ])
  const inPicture = (point: Vector): SkeletonPoint => pointIn(camera, point)
  return {
    body: body.map((point, index) => (shown.get(index) === false ? undefined : inPicture(point))),
    hands: [hands.left, hands.right].map((hand) =>
      isHidden(hand, camera, drawn) ? hand.map(() => undefined) : hand.map(inPicture),
    ),
    face: ahead > 0.15 ? face.map(inPicture) : face.map(() => undefined),
  }
}

function pointIn(camera: Camera, point: Vector): SkeletonPoint {
  const { x, y, depth } = project(camera, point)
  return depth > near && x >= 0 && y >= 0 && x < camera.width && y < camera.height ? { x, y } : undefined
}

/** Whether most of a hand is behind something. */
function isHidden(hand: readonly Vector[], camera: Camera, { width, depth }: StageDepth): boolean {
  const seen = hand.filter((point) => {
    const at = pointIn(camera, point)
    if (!at) return false
    return depth[Math.floor(at.y) * width + Math.floor(at.x)]! > project(camera, point).depth - inside
  })
  return seen.length * 3 < hand.length
}
