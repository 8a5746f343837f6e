import type { Part } from '#geometry/part.ts'
import { newMesh } from '#geometry/mesh.ts'
import { along, type Vector } from '#geometry/vector.ts'
import { setPart } from '#places/kit/set-part.ts'
import { pane } from '#places/kit/shapes.ts'
import type { Sky } from '#places/place.ts'
import { shine } from '#places/surfaces/paint.ts'
import type { Paint } from './piece-file.ts'
import { areaOf, common, openShare, pictureOf, type Rect, type Shot } from './shot.ts'

/** Farther than anything that is built. */
const beyond = 3000

/** Where something of this size (in heights of the picture) is seen best in the sky, and how much of it is. */
export function bestInSky(
  shot: Shot,
  [wide, high]: readonly [number, number],
  taken: readonly Rect[],
): { readonly rect: Rect; readonly open: number } {
  const { width, height } = shot.camera
  const [w, h] = [wide * height, high * height]
  const whole = wide >= 1.2
  let best = { rect: rectAround(width / 2, height * 0.4, w, h), open: 0 }
  let max = -1
  for (const across of whole ? [0.5] : [0.78, 0.22, 0.68, 0.32, 0.86, 0.14, 0.5]) {
    for (const down of whole ? [0.35] : [0.2, 0.28, 0.14, 0.36]) {
      const rect = rectAround(across * width, down * height, w, h)
      const inside = common(rect, pictureOf(shot))
      const area = areaOf(inside)
      if (area <= 0) continue
      const { open, free } = openShare(shot, shot.depths, inside, beyond)
      const crowded = taken.reduce((sum, one) => sum + areaOf(common(inside, one)), 0) / area
      const worth = (0.1 + open) * (0.1 + free) * (1 - 0.8 * Math.min(1, crowded)) * (area / areaOf(rect))
      if (worth > max + 1e-6) {
        max = worth
        best = { rect, open }
      }
    }
  }
  return best
}

const rectAround = (x: number, y: number, wide: number, high: number): Rect => ({
  left: x - wide / 2,
  right: x + wide / 2,
  top: y - high / 2,
  bottom: y + high / 2,
})

/** The sky with something painted on it where the picture has this part. */
export function skyWith(sky: Sky, { camera }: Shot, rect: Rect, paint: Paint): Sky {
  const { right, up, back, focal, centerX, centerY } = camera
  const [middleX, middleY] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2]
  const [halfX, halfY] = [(rect.right - rect.left) / 2, (rect.bottom - rect.top) / 2]
  const own = new Float32Array(4)
  return (x, y, z, out) => {
    sky(x, y, z, out)
    const depth = -(back[0] * x + back[1] * y + back[2] * z)
    if (depth < 0.05) return
    const u = (centerX + ((right[0] * x + right[1] * y + right[2] * z) * focal) / depth - middleX) / halfX
    const v = (middleY - centerY + ((up[0] * x + up[1] * y + up[2] * z) * focal) / depth) / halfY
    if (u < -1 || u > 1 || v < -1 || v > 1) return
    own.fill(0)
    paint(u, v, own)
    const left = 1 - own[3]!
    for (let channel = 0; channel < 3; channel += 1) out[channel] = out[channel]! * left + own[channel]!
  }
}

/** The same on a card before the set, where there is no sky to be seen: as photographers hang it. */
export function cardWith(shot: Shot, rect: Rect, paint: Paint): Part {
  const { camera, depths } = shot
  let depth = 120
  const inside = common(rect, pictureOf(shot))
  for (let y = Math.max(0, Math.floor(inside.top)); y < inside.bottom; y += 1)
    for (let x = Math.max(0, Math.floor(inside.left)); x < inside.right; x += 1)
      depth = Math.min(depth, depths[y * camera.width + x]! * 0.96)
  depth = Math.max(depth, (shot.person.near + shot.person.far) / 2 + 8)
  const at = (x: number, y: number): Vector => {
    const across = ((x - camera.centerX) / camera.focal) * depth
    const above = ((camera.centerY - y) / camera.focal) * depth
    return along(along(along(camera.eye, camera.right, across), camera.up, above), camera.back, -depth)
  }
  const corner = at(rect.left, rect.bottom)
  const mesh = newMesh()
  pane(mesh, corner, minus(at(rect.right, rect.bottom), corner), minus(at(rect.left, rect.top), corner), { unit: true })
  const own = new Float32Array(4)
  return setPart(
    'painted',
    mesh,
    (spot) => {
      own.fill(0)
      paint(spot.u * 2 - 1, spot.v * 2 - 1, own)
      const [red = 0, green = 0, blue = 0, hides = 0] = own
      const alpha = Math.min(1, hides + Math.max(red, green, blue) * 0.7)
      shine(spot, red / (alpha + 0.001), green / (alpha + 0.001), blue / (alpha + 0.001))
      spot.alpha = alpha
    },
    { blended: true, twoSided: true },
  )
}

const minus = (one: Vector, other: Vector): Vector => along(one, other, -1)
