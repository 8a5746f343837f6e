import type { CameraMoveId } from '@eidolon/people'
import type { Camera } from '#lens/camera.ts'
import { cos, sin } from '@eidolon/people/exact.ts'
import { along, type Vector } from '#geometry/vector.ts'
import { smoothstep } from '#geometry/interpolate.ts'

/** How far the camera goes around the person in an orbit, radians. */
const arc = 1.1

/** The camera at `share` (0..1) of its move around `center`, from where it stands for a still. */
export function moveCamera(camera: Camera, center: Vector, move: CameraMoveId, share: number): Camera {
  const away = Math.sqrt(
    (camera.eye[0] - center[0]) * (camera.eye[0] - center[0]) +
      (camera.eye[2] - center[2]) * (camera.eye[2] - center[2]),
  )
  // Starts and stops gently, but moves all the time: a film that stands still at its ends looks cut.
  const gentle = 0.5 * share + 0.5 * smoothstep(0, 1, share)
  switch (move) {
    case 'still':
      return camera
    case 'push':
      return dolly(camera, away * 0.2 * gentle)
    case 'pull':
      return dolly(camera, away * 0.2 * (1 - gentle))
    case 'orbit':
      return around(camera, center, arc * (gentle - 0.5))
    case 'pan':
      return { ...camera, eye: along(camera.eye, camera.right, away * 0.11 * (0.5 - gentle)) }
  }
}

/** Towards what it looks at. */
const dolly = (camera: Camera, by: number): Camera => ({ ...camera, eye: along(camera.eye, camera.back, -by) })

/** Around the upright through a point; what it shows stays where it is in the picture. */
function around(camera: Camera, center: Vector, angle: number): Camera {
  const [c, s] = [cos(angle), sin(angle)]
  const turned = ([x, y, z]: Vector): Vector => [x * c + z * s, y, z * c - x * s]
  const from: Vector = [camera.eye[0] - center[0], camera.eye[1], camera.eye[2] - center[2]]
  const [x, y, z] = turned(from)
  return {
    ...camera,
    eye: [x + center[0], y, z + center[2]],
    right: turned(camera.right),
    up: turned(camera.up),
    back: turned(camera.back),
  }
}
