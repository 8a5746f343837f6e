import type { Picture, StyleId } from '@eidolon/people'
import { smoothstep } from '#geometry/interpolate.ts'
import { type Frame, pieceOf } from '#raster/frame.ts'
import type { Scratch } from '#raster/scratch.ts'
import { makeLayer } from '#shade/layer.ts'
import { blur } from '#styles/kit/blur.ts'
import type { Canvas } from '#styles/kit/canvas.ts'
import { blockOf } from '#styles/pixel.ts'
import type { PlaceLayer } from './place-layer.ts'

/** Behind whoever is cut out there is nothing. */
export function noPlace(width: number, height: number, scratch: Scratch): PlaceLayer {
  const layer = makeLayer({ left: 0, top: 0, right: width, bottom: height }, 'place', scratch)
  const light = scratch.floats('place light', width * height * 3).fill(0)
  return { light, depth: layer.depth, layer, step: 1 }
}

/** How far the person's colors are drawn out beyond their outline, finely and broadly: pixels of the usual size. */
const [fine, broad] = [1.5, 6]

/**
 * Lets the person's own colors go on behind their outline, where a place would be: whatever blurs or paints across it
 * then mixes nothing else in, and edges have no fringe on any ground. In place.
 */
export function spreadColors(frame: Frame): void {
  const { width, height, figure, alpha, place } = frame
  const { zoom } = pieceOf(frame)
  const own = new Float32Array(width * height * 4)
  for (let pixel = 0; pixel < alpha.length; pixel++) {
    for (let channel = 0; channel < 3; channel++) own[pixel * 4 + channel] = figure[pixel * 3 + channel]!
    own[pixel * 4 + 3] = alpha[pixel]!
  }
  const near = blur(own, width, height, fine * zoom, 4)
  const far = blur(own, width, height, broad * zoom, 4)
  for (let pixel = 0; pixel < alpha.length; pixel++) {
    const [some, more] = [near[pixel * 4 + 3]!, far[pixel * 4 + 3]!]
    const share = smoothstep(0.01, 0.08, some)
    for (let channel = 0; channel < 3; channel++) {
      const nearby = some > 0.001 ? near[pixel * 4 + channel]! / some : 0
      const around = more > 0.001 ? far[pixel * 4 + channel]! / more : 0
      place[pixel * 3 + channel] = around + (nearby - around) * share
    }
  }
}

/**
 * Styles draw what is wholly there otherwise than what is half there: at their edge people take the colors that they
 * have beside it, lines included. Single hairs, which are nowhere wholly there, keep theirs. In place.
 */
export function evenEdges({ width, height, rgb }: Canvas, alpha: Float32Array, zoom: number): void {
  const own = new Float32Array(width * height * 4)
  for (let pixel = 0; pixel < alpha.length; pixel++) {
    const weight = smoothstep(0.6, 1, alpha[pixel]!)
    for (let channel = 0; channel < 3; channel++) own[pixel * 4 + channel] = rgb[pixel * 3 + channel]! * weight
    own[pixel * 4 + 3] = weight
  }
  const near = blur(own, width, height, 1.1 * zoom, 4)
  for (let pixel = 0; pixel < alpha.length; pixel++) {
    const solid = near[pixel * 4 + 3]!
    const share = smoothstep(0.02, 0.15, solid) * smoothstep(1, 0.6, alpha[pixel]!)
    if (share <= 0) continue
    for (let channel = 0; channel < 3; channel++) {
      const at = pixel * 3 + channel
      rgb[at] = rgb[at]! + (near[pixel * 4 + channel]! / solid - rgb[at]!) * share
    }
  }
}

/** How much of each pixel is there, 0..1: large pixels are there or not. */
export function coverOf(style: StyleId, { width, height, alpha }: Frame): Float32Array {
  if (style !== 'pixel') return alpha
  const block = blockOf(width, height)
  const out = new Float32Array(alpha.length)
  for (let top = 0; top < height; top += block) {
    for (let left = 0; left < width; left += block) {
      const [right, bottom] = [Math.min(width, left + block), Math.min(height, top + block)]
      let sum = 0
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += alpha[y * width + x]!
      const on = sum > ((right - left) * (bottom - top)) / 2 ? 1 : 0
      for (let y = top; y < bottom; y++) out.fill(on, y * width + left, y * width + right)
    }
  }
  return out
}

/** Puts the cover into the picture's alpha. Of what nothing is left nothing stays to be stored. */
export function cutFrom({ pixels }: Picture, cover: Float32Array): void {
  for (let pixel = 0; pixel < cover.length; pixel++) pixels[pixel * 4 + 3] = cover[pixel]! * 255
}
