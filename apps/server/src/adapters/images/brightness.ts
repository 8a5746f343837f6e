import type sharp from 'sharp'
import type { ImageWorkerPool, PictureWatch } from './image-worker-pool.ts'

/** Larger pictures are made smaller: a watermark is slower than that. */
const edge = 1024

/** A picture's width and height, four bytes each, then its brightness, one byte a pixel. */
export async function brightnessIn(library: typeof sharp, picture: Uint8Array): Promise<Uint8Array> {
  const { data, info } = await library(picture, { limitInputPixels: 50_000_000 })
    .autoOrient()
    .flatten({ background: '#808080' })
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const head = Buffer.alloc(8)
  head.writeUInt32LE(info.width, 0)
  head.writeUInt32LE(info.height, 4)
  return Buffer.concat([head, data])
}

/** The same in a process of its own. What is no picture, or too much of one, is refused with a fault. */
export async function brightnessAside(processes: ImageWorkerPool, picture: Uint8Array, watch: PictureWatch) {
  const bytes = Buffer.from(await processes.make(async () => ({ kind: 'brightness', input: picture }), watch))
  return { width: bytes.readUInt32LE(0), height: bytes.readUInt32LE(4), grey: bytes.subarray(8) }
}
