import { hash } from '@eidolon/people'
import { open, type Raw, resized } from './art-encode.ts'

export type Blocks = {
  /** Size in blocks. */
  readonly width: number
  readonly height: number
  /** From the left: blocks of so many pixels until that share of the width; nothing after the last. */
  readonly steps: readonly (readonly [until: number, cell: number])[]
  /** How far the last edge frays, in blocks. */
  readonly frayed: number
  /** Where words stand on the blocks: `least` of the light until `from`, all of it after `to`. */
  readonly dim?: { readonly from: number; readonly to: number; readonly least: number }
}

/** The part of a picture that has not become fine yet: blocks from the left, smaller and smaller, then open. */
export async function blocksOf(picture: Raw, { width, height, steps, frayed, dim }: Blocks): Promise<Raw> {
  const data = Buffer.alloc(width * height * 4)
  const cells = await Promise.all(
    steps.map(async ([until, cell]) => ({
      until: until * width,
      cell,
      small: await resized(picture, Math.ceil(width / cell), Math.ceil(height / cell)),
    })),
  )
  const end = cells.at(-1)?.until ?? 0
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      // A chance that falls over the fringe, so that the edge dissolves and does not just wobble.
      const fringe = (x - end + frayed) / (2 * frayed)
      if (fringe > (hash(`${x} ${y}`, 5) % 1000) / 1000) continue
      const at = cells.find(({ until, cell }) => Math.floor(x / cell) * cell < until) ?? cells.at(-1)
      if (!at) continue
      const { small, cell } = at
      const from = (Math.floor(y / cell) * small.width + Math.floor(x / cell)) * small.channels
      const to = (y * width + x) * 4
      const light = dim ? lightAt((Math.floor(x / cell) * cell) / width, dim) : 1
      for (let channel = 0; channel < 3; channel += 1) data[to + channel] = (small.data[from + channel] ?? 0) * light
      data[to + 3] = 255
    }
  return { data, width, height, channels: 4 }
}

function lightAt(x: number, { from, to, least }: NonNullable<Blocks['dim']>): number {
  const share = Math.min(1, Math.max(0, (x - from) / (to - from)))
  return least + (1 - least) * share
}

/** A piece of blocks, cut out in whole blocks. */
export async function cutBlocks(blocks: Raw, left: number, width: number): Promise<Raw> {
  const image = open(blocks).extract({ left, top: 0, width, height: blocks.height })
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: 4 }
}
