import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { chunksOf, writeChunks } from '#adapters/media/png-chunks.ts'
import { withPixelMarks } from './mark-pixels.ts'
import { packPngPixels, readPngPixels } from './png-pixels.ts'
import { scene } from './testing/scenes.ts'

const [width, height] = [200, 160]

/** With every filter in its first row and in others, in colors or with alpha of which some is not opaque. */
function pngOf(channels: 3 | 4, firstFilter: number): { readonly file: Uint8Array; readonly data: Uint8Array } {
  const plain = scene(width, height, 7).data
  const data = new Uint8Array(width * height * channels)
  for (let at = 0; at < width * height; at++) {
    data.set(plain.subarray(at * 3, at * 3 + 3), at * channels)
    if (channels === 4) data[at * 4 + 3] = at % width < 40 ? at % 256 : 255
  }
  const header = Uint8Array.of(0, 0, 0, width, 0, 0, 0, height, 8, channels === 4 ? 6 : 2, 0, 0, 0)
  const filters = Uint8Array.from({ length: height }, (_, y) => (firstFilter + y) % 5)
  const file = writeChunks([
    { type: 'IHDR', data: header },
    { type: 'IDAT', data: packPngPixels({ width, height, channels, data, filters }) },
    { type: 'IEND', data: new Uint8Array(0) },
  ])
  return { file, data }
}

const kinds = ([3, 4] as const).flatMap((channels) => [0, 1, 2, 3, 4].map((filter) => ({ channels, filter })))

describe('the pixels of a PNG file', () => {
  it.each(kinds)(
    '[MARK-82] are read as others read them: $channels channels, the first row with filter $filter',
    async ({ channels, filter }) => {
      const { file, data } = pngOf(channels, filter)
      expect(Buffer.compare(await sharp(file).raw().toBuffer(), data)).toBe(0)
      expect(Buffer.compare(readPngPixels([...chunksOf(file)], 1e6)?.data ?? new Uint8Array(0), data)).toBe(0)
    },
  )

  it.each([
    { channels: 3, hash: '9f79a284d91f7051' },
    { channels: 4, hash: '16c4daf2df4f6d60' },
  ] as const)('[MARK-82] are marked to the same file for ever: $channels channels', async ({ channels, hash }) => {
    const { file } = pngOf(channels, 0)
    const left = await withPixelMarks(file, 'image/png', { mark: '0123456789abcdef', cornerSign: false })
    expect(createHash('sha256').update(left!).digest('hex').slice(0, 16)).toBe(hash)
  })
})
