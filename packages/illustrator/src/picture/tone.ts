import type { Grade } from '#light/rig.ts'
import { exp, pow } from '@eidolon/people/exact.ts'
import type { Canvas } from '#styles/kit/canvas.ts'
import type { FramePart } from '#raster/frame.ts'
import type { Picture } from '@eidolon/people'

const steps = 4096
const top = 16

/** Light below this is shown as it is; above it bends towards white and never gets there abruptly. */
const bend = 0.42

/** Linear light to what a screen is sent, 0..1, with a shoulder as film has. Tables of one entry a step of the root. */
function makeCurve(): Float32Array {
  const table = new Float32Array(steps + 1)
  for (let step = 0; step <= steps; step++) {
    const light = (step / steps) * (step / steps) * top
    const held = light < bend ? light : bend + (1 - bend) * (1 - exp(-((light - bend) / (1 - bend)) * 0.92))
    table[step] = held <= 0.0031308 ? held * 12.92 : 1.055 * pow(held, 1 / 2.4) - 0.055
  }
  return table
}

const curve = makeCurve()

/** One channel of linear light as the screen is sent it, 0..1. */
export function shown(light: number): number {
  if (light <= 0) return 0
  const place = light >= top ? steps : Math.sqrt(light / top) * steps
  const step = place | 0
  if (step >= steps) return curve[steps]!
  return curve[step]! + (curve[step + 1]! - curve[step]!) * (place - step)
}

/** An ordered pattern of eight by eight, -0.5 to 0.5: soft gradients get no steps and nothing flickers. */
const dither = new Float32Array(64)
for (let at = 0; at < 64; at++) {
  const x = at & 7
  const y = at >> 3
  const mixed = x ^ y
  const rank =
    ((mixed & 1) << 5) | ((x & 1) << 4) | ((mixed & 2) << 2) | ((x & 2) << 1) | ((mixed & 4) >> 1) | ((x & 4) >> 2)
  dither[at] = (rank + 0.5) / 64 - 0.5
}

/** Linear light (three numbers a pixel) as a photograph shows it: exposure, tint, film curve, color, darker corners. */
export function toned(
  light: Float32Array,
  width: number,
  height: number,
  grade: Grade,
  whole: Pick<FramePart, 'left' | 'top' | 'width' | 'height'> = { left: 0, top: 0, width, height },
): Canvas {
  const rgb = new Float32Array(width * height * 3)
  const long = Math.max(whole.width, whole.height)
  const middle = whole.width / 2 - whole.left
  for (let y = 0; y < height; y++) {
    const offY = (y + whole.top + 0.5 - whole.height / 2) / long
    toneRow(light, rgb, y * width * 3, width, middle, offY, long, grade)
  }
  return { width, height, rgb }
}

function toneRow(
  light: Float32Array,
  rgb: Float32Array,
  start: number,
  width: number,
  middle: number,
  offY: number,
  long: number,
  { exposure, saturation, contrast, tint, vignette }: Grade,
): void {
  const [tintRed, tintGreen, tintBlue] = tint
  for (let x = 0, at = start; x < width; x++, at += 3) {
    const offX = (x + 0.5 - middle) / long
    const away = Math.min(1, (offX * offX + offY * offY) * 2)
    const factor = exposure * (1 - vignette * away * Math.sqrt(away))
    let red = light[at]! * factor * tintRed
    let green = light[at + 1]! * factor * tintGreen
    let blue = light[at + 2]! * factor * tintBlue
    // Very bright light loses its color, as it does on film.
    const max = red > green ? (red > blue ? red : blue) : green > blue ? green : blue
    if (max > 1) {
      const pale = Math.min(0.6, (max - 1) * 0.16)
      red += (max - red) * pale
      green += (max - green) * pale
      blue += (max - blue) * pale
    }
    red = shown(red)
    green = shown(green)
    blue = shown(blue)
    const gray = red * 0.3 + green * 0.59 + blue * 0.11
    rgb[at] = bent(gray + (red - gray) * saturation, contrast)
    rgb[at + 1] = bent(gray + (green - gray) * saturation, contrast)
    rgb[at + 2] = bent(gray + (blue - gray) * saturation, contrast)
  }
}

/** Contrast around the middle as a soft s, which burns nothing out. */
function bent(value: number, contrast: number): number {
  const held = value < 0 ? 0 : value > 1 ? 1 : value
  return held + (held * held * (3 - 2 * held) - held) * (contrast - 1) * 2
}

/** The finished picture, in eight bits. */
export function toPicture({ width, height, rgb }: Canvas): Picture {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) pictureRow(rgb, pixels, y, width)
  return { width, height, pixels }
}

function pictureRow(rgb: Float32Array, pixels: Uint8ClampedArray, y: number, width: number): void {
  for (let x = 0, at = y * width * 4, from = y * width * 3; x < width; x++, at += 4, from += 3) {
    const grain = dither[(y & 7) * 8 + (x & 7)]!
    pixels[at] = rgb[from]! * 255 + grain
    pixels[at + 1] = rgb[from + 1]! * 255 + grain
    pixels[at + 2] = rgb[from + 2]! * 255 + grain
    pixels[at + 3] = 255
  }
}
