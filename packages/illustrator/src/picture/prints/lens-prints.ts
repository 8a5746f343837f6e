import type { FocusId, LensId, Picture } from '@eidolon/people'
import { clamp, smoothstep } from '#geometry/interpolate.ts'
import { barsOf } from '#lens/framing.ts'
import type { FramePart } from '#raster/frame.ts'
import { blurred } from '#raster/scale.ts'
import type { Canvas } from '#styles/kit/canvas.ts'

/** How much of the light a soft focus leaves where it is. */
export const softKeeps = 0.62

/** Light that a filter before the lens spreads over everything. */
export function softenLight(light: Float32Array, width: number, height: number, focus: FocusId | undefined): void {
  if (focus !== 'soft-focus') return
  const haze = Float32Array.from(light)
  blurred(haze, 3, width, height, width / 48)
  for (let at = 0; at < light.length; at++) light[at] = light[at]! * softKeeps + haze[at]! * 0.5
}

/** Above and below the head the picture gets softer, as if all of it were a model. */
export function shiftFocus(
  canvas: Canvas,
  headY: number,
  focus: FocusId | undefined,
  whole: Pick<FramePart, 'top' | 'width' | 'height'> = { top: 0, width: canvas.width, height: canvas.height },
): void {
  if (focus !== 'tilt-shift') return
  const { width, height, rgb } = canvas
  const soft = Float32Array.from(rgb)
  blurred(soft, 3, width, height, whole.width / 90)
  const sharp = clamp(headY + whole.top, whole.height * 0.25, whole.height * 0.75)
  for (let y = 0; y < height; y++) {
    const share = smoothstep(0.16, 0.42, Math.abs(y + whole.top - sharp) / whole.height)
    for (let at = y * width * 3; at < (y + 1) * width * 3; at++) rgb[at] = rgb[at]! + (soft[at]! - rgb[at]!) * share
  }
}

/** Bends the picture outwards as a fisheye does, with its round dark edge, or lays bars over it. */
export function throughLens(picture: Picture, lens: LensId | undefined, zoom = 1): Picture {
  if (lens === 'fisheye') return bulged(picture)
  if (lens === 'anamorphic') layBars(picture, barsOf(lens, picture.width / zoom, picture.height / zoom) * zoom)
  return picture
}

function layBars({ width, height, pixels }: Picture, bars: number): void {
  for (let y = 0; y < height; y++) {
    if (y >= bars && y < height - bars) continue
    for (let at = y * width * 4; at < (y + 1) * width * 4; at += 4) pixels.fill(4, at, at + 3)
  }
}

function bulged({ width, height, pixels }: Picture): Picture {
  const into = new Uint8ClampedArray(pixels.length)
  const half = Math.min(width, height) / 2
  for (let y = 0; y < height; y++) bulgeRow(pixels, into, y, width, height, half)
  return { width, height, pixels: into }
}

/** How bright it is so far from the middle of a fisheye, in halves of the shorter side: beyond its edge nothing is seen. */
export const shadeAt = (out: number): number => 1 - smoothstep(0.985, 1.02, out / 1.04)

/** In the middle everything is larger than it was; the edge shows what was near the corners. */
export const bendAt = (out: number): number => 0.58 + 0.4 * out * out

function bulgeRow(
  pixels: Uint8ClampedArray,
  into: Uint8ClampedArray,
  y: number,
  width: number,
  height: number,
  half: number,
): void {
  for (let x = 0; x < width; x++) {
    const offX = (x + 0.5 - width / 2) / half
    const offY = (y + 0.5 - height / 2) / half
    const out = Math.sqrt(offX * offX + offY * offY)
    const to = (y * width + x) * 4
    into[to + 3] = 255
    const shade = shadeAt(out)
    if (shade <= 0) continue
    const bend = bendAt(out)
    const fromX = clamp(width / 2 + offX * bend * half - 0.5, 0, width - 1.001)
    const fromY = clamp(height / 2 + offY * bend * half - 0.5, 0, height - 1.001)
    const [left, top] = [fromX | 0, fromY | 0]
    const [shareX, shareY] = [fromX - left, fromY - top]
    const at = (top * width + left) * 4
    for (let channel = 0; channel < 3; channel++) {
      const above = pixels[at + channel]! * (1 - shareX) + pixels[at + 4 + channel]! * shareX
      const next = at + width * 4 + channel
      const below = pixels[next]! * (1 - shareX) + pixels[next + 4]! * shareX
      into[to + channel] = (above * (1 - shareY) + below * shareY) * shade
    }
  }
}
