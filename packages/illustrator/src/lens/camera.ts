import { cos, sin } from '@eidolon/people/exact.ts'
import { along, cross, dot, plus, times, unit, type Vector } from '#geometry/vector.ts'

/** A pinhole: what lies `depth` before it is shown `focal / depth` pixels a decimeter. */
export type Camera = {
  readonly eye: Vector
  /** The camera's axes in the world: to the right of the picture, up, and backwards. */
  readonly right: Vector
  readonly up: Vector
  readonly back: Vector
  readonly focal: number
  /** The pixel that the axis goes through. */
  readonly centerX: number
  readonly centerY: number
  readonly width: number
  readonly height: number
}

/** Nothing nearer than this is drawn. Decimeters. */
export const near = 0.5

export function lookAt(
  eye: Vector,
  target: Vector,
  { focal, width, height }: { readonly focal: number; readonly width: number; readonly height: number },
): Camera {
  const back = unit(along(eye, target, -1))
  const right = unit(cross([0, 1, 0], back))
  return { eye, right, up: cross(back, right), back, focal, centerX: width / 2, centerY: height / 2, width, height }
}

/** The camera turned about its own axis, radians. */
export function tilted(camera: Camera, angle: number): Camera {
  const [c, s] = [cos(angle), sin(angle)]
  const { right, up } = camera
  return { ...camera, right: plus(times(right, c), times(up, s)), up: plus(times(up, c), times(right, -s)) }
}

/** The same view with another number of pixels. */
export function resize(camera: Camera, width: number, height: number): Camera {
  const factor = width / camera.width
  return {
    ...camera,
    focal: camera.focal * factor,
    centerX: camera.centerX * factor,
    centerY: camera.centerY * (height / camera.height),
    width,
    height,
  }
}

/** Pixel and depth of a point. */
export function project(camera: Camera, point: Vector): { x: number; y: number; depth: number } {
  const from = along(point, camera.eye, -1)
  const depth = -dot(camera.back, from)
  const scale = camera.focal / Math.max(near, depth)
  return {
    x: camera.centerX + dot(camera.right, from) * scale,
    y: camera.centerY - dot(camera.up, from) * scale,
    depth,
  }
}
