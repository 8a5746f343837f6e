import { clamp } from '#geometry/interpolate.ts'
import type { Picture } from '@eidolon/people'
import type { SkeletonPoint, SkeletonPoints } from './skeleton-points.ts'
import { pairs, triples } from '#geometry/numbers.ts'

type Color = readonly [red: number, green: number, blue: number]
type VisiblePoint = NonNullable<SkeletonPoint>

/** The colors that pose models were taught: one for each joint of the body, and for the limb of the same number. */
export const jointColors: readonly Color[] = triples`
  255 0 0, 255 85 0, 255 170 0, 255 255 0, 170 255 0, 85 255 0, 0 255 0, 0 255 85, 0 255 170, 0 255 255, 0 170 255,
  0 85 255, 0 0 255, 85 0 255, 170 0 255, 255 0 255, 255 0 170, 255 0 85`

const limbs: readonly (readonly [from: number, to: number])[] = pairs`
  1 2, 1 5, 2 3, 3 4, 5 6, 6 7, 1 8, 8 9, 9 10, 1 11, 11 12, 12 13, 1 0, 0 14, 14 16, 0 15, 15 17`

/** Each finger from the wrist to its tip. */
const fingerBones: readonly (readonly [from: number, to: number])[] = [0, 1, 2, 3, 4].flatMap((finger) =>
  [0, 1, 2, 3].map((bone) => [bone === 0 ? 0 : finger * 4 + bone, finger * 4 + bone + 1] as const),
)

const handJoint: Color = [0, 0, 255]
const facePoint: Color = [255, 255, 255]

/** Half the width of a limb as a share of the picture's longer side: four pixels of 512. */
const stick = 4 / 512

/** The skeletons on black, as OpenPose draws them: limbs, joints, hands and faces with hard edges and exact colors. */
export function drawSkeletons(people: readonly SkeletonPoints[], width: number, height: number): Picture {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255
  const canvas = { width, height, pixels }
  const radius = Math.max(1, Math.max(width, height) * stick)
  for (const { body } of people) drawBody(canvas, body, radius)
  for (const { hands, face } of people) {
    for (const hand of hands) drawHand(canvas, hand, radius)
    const size = Math.min(radius * 0.75, spreadOf(face) / 40)
    for (const point of face) if (point) disc(canvas, point, Math.max(0.5, size), facePoint)
  }
  return canvas
}

function drawBody(canvas: Picture, body: readonly SkeletonPoint[], radius: number): void {
  for (const [index, [from, to]] of limbs.entries()) {
    const [one, other] = [body[from], body[to]]
    const [red, green, blue] = jointColors[index] ?? facePoint
    if (one && other) limb(canvas, one, other, radius, [red * 0.6, green * 0.6, blue * 0.6])
  }
  for (const [index, point] of body.entries()) {
    if (point) disc(canvas, point, radius, jointColors[index] ?? facePoint)
  }
}

function drawHand(canvas: Picture, hand: readonly SkeletonPoint[], radius: number): void {
  const size = Math.min(radius, spreadOf(hand) / 24)
  for (const [index, [from, to]] of fingerBones.entries()) {
    const [one, other] = [hand[from], hand[to]]
    if (one && other) limb(canvas, one, other, Math.max(0.5, size / 2), hue(index / fingerBones.length))
  }
  for (const point of hand) if (point) disc(canvas, point, Math.max(0.5, size * 0.8), handJoint)
}

/** How large what the points mark is in the picture: small hands and faces have small points. */
function spreadOf(points: readonly SkeletonPoint[]): number {
  const seen = points.filter((point) => point !== undefined)
  if (seen.length === 0) return 0
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)]
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

/** The full color at a share of the way around the wheel. */
function hue(share: number): Color {
  const channel = (third: number): number => {
    const away = Math.abs(((share * 6 + third * 2) % 6) - 3)
    return Math.round(clamp(away - 1, 0, 1) * 255)
  }
  return [channel(0), channel(2), channel(1)]
}

/** Fills every pixel whose middle is within `radius` of the line. */
function limb(
  { width, height, pixels }: Picture,
  one: VisiblePoint,
  other: VisiblePoint,
  radius: number,
  color: Color,
): void {
  const [alongX, alongY] = [other.x - one.x, other.y - one.y]
  const length = alongX * alongX + alongY * alongY
  const top = Math.max(0, Math.floor(Math.min(one.y, other.y) - radius))
  const bottom = Math.min(height - 1, Math.ceil(Math.max(one.y, other.y) + radius))
  const left = Math.max(0, Math.floor(Math.min(one.x, other.x) - radius))
  const right = Math.min(width - 1, Math.ceil(Math.max(one.x, other.x) + radius))
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const [fromX, fromY] = [x + 0.5 - one.x, y + 0.5 - one.y]
      const share = length === 0 ? 0 : clamp((fromX * alongX + fromY * alongY) / length, 0, 1)
      const [offX, offY] = [fromX - alongX * share, fromY - alongY * share]
      if (offX * offX + offY * offY > radius * radius) continue
      pixels.set(color, (y * width + x) * 4)
    }
  }
}

const disc = (canvas: Picture, center: VisiblePoint, radius: number, color: Color): void =>
  limb(canvas, center, center, Math.max(radius, 0.71), color)
