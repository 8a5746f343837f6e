import type { Camera } from '#lens/camera.ts'
import { type Focus, spreadAt } from '#lens/focus.ts'
import { cos, sin } from '@eidolon/people/exact.ts'
import type { Pause } from '#raster/draw-opaque.ts'
import { makeScratch, type Scratch } from '#raster/scratch.ts'

const taps = 28
const discX = new Float32Array(taps)
const discY = new Float32Array(taps)
const discR = new Float32Array(taps)
for (let tap = 0; tap < taps; tap++) {
  const radius = Math.sqrt((tap + 1) / taps)
  discR[tap] = radius
  discX[tap] = radius * cos(tap * 2.399963229728653)
  discY[tap] = radius * sin(tap * 2.399963229728653)
}

/**
 * Spreads each pixel as far as the lens leaves it out of focus, in discs as a lens does. Sharp things do not smear into
 * what is blurred behind them.
 */
export function blurByDepth(
  sharp: Float32Array,
  depth: Float32Array,
  camera: Camera,
  focus: Focus,
  pause: Pause,
  scratch: Scratch = makeScratch(),
): Float32Array {
  const { width, height } = camera
  // The layer is drawn: the memory of what it was made of is free.
  const spread = scratch.floats('depths', width * height)
  for (let pixel = 0; pixel < spread.length; pixel++) spread[pixel] = spreadAt(focus, camera, depth[pixel]!)
  // Points of light are widened first, so that the disc's points meet.
  const color = smoothed(sharp, spread, width, height, 2.5, scratch.floats('nearness', sharp.length))
  const into = scratch.floats('answers', color.length)
  into.set(color)
  for (let y = 0; y < height; y++) {
    if ((y & 7) === 0) pause()
    discRow(color, into, spread, depth, y, width, height)
  }
  const once = smoothed(into, spread, width, height, 1.8, scratch.floats('triangle', color.length))
  return smoothed(once, spread, width, height, 4, into)
}

function discRow(
  color: Float32Array,
  into: Float32Array,
  spread: Float32Array,
  depth: Float32Array,
  y: number,
  width: number,
  height: number,
): void {
  for (let x = 0, pixel = y * width; x < width; x++, pixel++) {
    const radius = spread[pixel]!
    if (radius < 0.7) continue
    let red = color[pixel * 3]!
    let green = color[pixel * 3 + 1]!
    let blue = color[pixel * 3 + 2]!
    let total = 1
    const own = depth[pixel]!
    // Some of the points are a disc again, and enough for a small one.
    const skip = radius < 1.6 ? 4 : radius < 3 ? 2 : 1
    for (let tap = skip - 1; tap < taps; tap += skip) {
      const nearX = (x + discX[tap]! * radius + 0.5) | 0
      const nearY = (y + discY[tap]! * radius + 0.5) | 0
      if (nearX < 0 || nearY < 0 || nearX >= width || nearY >= height) continue
      const near = nearY * width + nearX
      // Something before it reaches over only as far as it is blurred itself.
      let weight = depth[near]! >= own - 0.5 ? 1 : spread[near]! - discR[tap]! * radius + 0.5
      if (weight <= 0) continue
      if (weight > 1) weight = 1
      const at = near * 3
      const bright = color[at]! + color[at + 1]! + color[at + 2]!
      // Lights keep their discs.
      weight *= 1 + (bright > 6 ? 1.5 : bright * 0.25)
      red += color[at]! * weight
      green += color[at + 1]! * weight
      blue += color[at + 2]! * weight
      total += weight
    }
    into[pixel * 3] = red / total
    into[pixel * 3 + 1] = green / total
    into[pixel * 3 + 2] = blue / total
  }
}

/** The mean of nine where the picture is spread over more than `least` pixels; fills the gaps between a disc's points. */
function smoothed(
  color: Float32Array,
  spread: Float32Array,
  width: number,
  height: number,
  least: number,
  into: Float32Array,
): Float32Array {
  into.set(color)
  for (let y = 1; y < height - 1; y++) smoothRow(color, spread, y * width, width, least, into)
  return into
}

function smoothRow(
  color: Float32Array,
  spread: Float32Array,
  row: number,
  width: number,
  least: number,
  into: Float32Array,
): void {
  for (let pixel = row + 1; pixel < row + width - 1; pixel++) {
    if (spread[pixel]! < least) continue
    for (let at = pixel * 3; at < pixel * 3 + 3; at++) {
      const up = at - width * 3
      const down = at + width * 3
      into[at] =
        (color[at]! * 4 +
          (color[at - 3]! + color[at + 3]! + color[up]! + color[down]!) * 2 +
          color[up - 3]! +
          color[up + 3]! +
          color[down - 3]! +
          color[down + 3]!) /
        16
    }
  }
}
