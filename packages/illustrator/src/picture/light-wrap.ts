import type { Scratch } from '#raster/scratch.ts'
import type { Frame } from './frame.ts'
import { blurred, quartered, scaled } from './scale.ts'

/** How much of the light behind creeps around the person's outline. */
const share = 0.22

/** Lets bright light from behind spill a little over the person's edge, as it does in a lens. In place. */
export function wrapLight({ width, height, figure, alpha, place }: Frame, scratch: Scratch): void {
  // The layers are drawn, so that the memory of their samples is free.
  const around = scratch.floats('nearness', width * height * 4)
  for (let y = 0; y < height; y++) aroundRow(place, alpha, around, y * width, (y + 1) * width)
  const small = quartered(around, 4, width, height)
  blurred(small.pixels, 4, small.width, small.height, Math.max(1, width / 400))
  const room = scratch.floats('triangle', width * height * 4)
  const spread = scaled(small.pixels, 4, [small.width, small.height], [width, height], room)
  for (let y = 0; y < height; y++) wrapRow(figure, alpha, spread, y * width, (y + 1) * width)
}

/** The light of the place where the person is not, and how much of it that is. */
function aroundRow(place: Float32Array, alpha: Float32Array, around: Float32Array, from: number, to: number): void {
  for (let pixel = from; pixel < to; pixel++) {
    const free = 1 - alpha[pixel]!
    around[pixel * 4] = Math.min(1.5, place[pixel * 3]!) * free
    around[pixel * 4 + 1] = Math.min(1.5, place[pixel * 3 + 1]!) * free
    around[pixel * 4 + 2] = Math.min(1.5, place[pixel * 3 + 2]!) * free
    around[pixel * 4 + 3] = free
  }
}

function wrapRow(figure: Float32Array, alpha: Float32Array, spread: Float32Array, from: number, to: number): void {
  for (let pixel = from; pixel < to; pixel++) {
    const cover = alpha[pixel]!
    const free = spread[pixel * 4 + 3]!
    if (cover <= 0 || free <= 0.01) continue
    const amount = cover * share * free
    for (let channel = 0; channel < 3; channel++) {
      figure[pixel * 3 + channel] =
        figure[pixel * 3 + channel]! * (1 - amount) + spread[pixel * 4 + channel]! * share * cover
    }
  }
}
