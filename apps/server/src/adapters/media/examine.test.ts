import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { BlobStore } from '#application/files/ports.ts'
import { writeRecipeInside } from '#adapters/engines/remote/recipe-inside.ts'
import { unknownFacts } from '#domain/media/media-facts.ts'
import { examineMedia } from './examine.ts'
import { chunksOf, writeChunks } from './png-chunks.ts'

const size = { width: 320, height: 200 }
const recipe = JSON.stringify({
  recipe: 1,
  engine: 'comfyui',
  engineVersion: '1',
  kind: 'image',
  characterId: '',
  request: {},
  order: {},
})
const blank = () => sharp({ create: { ...size, channels: 3, background: 'grey' } })

/** A store with these bytes at the beginning of one blob, which may be far longer; tells how much of it was read. */
function storeOf(bytes: Uint8Array, length = bytes.length) {
  const read = { bytes: 0 }
  const blobs: Pick<BlobStore, 'head' | 'read'> = {
    head: async (key) => ({ key, size: length, modifiedAt: new Date(0) }),
    async read(_key, { start, end } = { start: 0, end: length - 1 }) {
      const piece = new Uint8Array(Math.min(end + 1, length) - start)
      piece.set(bytes.subarray(start, start + piece.length))
      read.bytes += piece.length
      return { size: length, stream: new Blob([piece]).stream() }
    },
  }
  return { examine: examineMedia(blobs), read }
}

it('[FILE-172] reads a photograph as far as its pixels, once', async () => {
  const plain = await blank().jpeg().toBuffer()
  const photo = Buffer.concat([plain, Buffer.alloc(9_000_000)])
  const { examine, read } = storeOf(photo)
  expect(await examine('k', 'image/jpeg')).toEqual({ ...unknownFacts, ...size })
  expect(read.bytes).toBeLessThan(300_000)
})

it.each([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
] as const)('[FILE-172] a recipe in %s is found, however long the file is', async (type, extension) => {
  const format = extension === 'jpg' ? 'jpeg' : extension
  const bytes = await blank().toFormat(format).toBuffer()
  const file = writeRecipeInside({ extension, bytes }, recipe, size)
  const { examine } = storeOf(file.bytes)
  const facts = await examine('k', type)
  expect(facts).toEqual({ ...unknownFacts, ...size, recipe })
  const long = storeOf(Buffer.concat([file.bytes, Buffer.alloc(700_000)]))
  expect(await long.examine('k', type)).toEqual(facts)
})

it('[FILE-172] a recipe that another program has put behind the pixels of a PNG is found, too', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
  const large = { width: 640, height: 480 }
  const bytes = await sharp({ create: { ...large, channels: 3, background: 'grey', noise } })
    .png()
    .toBuffer()
  expect(bytes.length).toBeGreaterThan(300_000)
  const { bytes: inside } = writeRecipeInside({ extension: 'png', bytes }, recipe, large)
  const chunks = [...chunksOf(inside)]
  const text = chunks.filter(({ type }) => type === 'iTXt')
  const rest = chunks.filter(({ type }) => type !== 'iTXt' && type !== 'IEND')
  const moved = writeChunks([...rest, ...text, ...chunks.filter(({ type }) => type === 'IEND')])
  expect(await storeOf(moved).examine('k', 'image/png')).toEqual({ ...unknownFacts, ...large, recipe })
})

it('[FILE-172] of what is above 32 MB only the beginning is read, and of what is no picture no more than 5 MB', async () => {
  const picture = storeOf(await blank().png().toBuffer(), 50_000_000)
  expect(await picture.examine('k', 'image/png')).toEqual({ ...unknownFacts, ...size })
  expect(picture.read.bytes).toBeLessThan(300_000)
  const nothing = storeOf(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 50_000_000)
  expect(await nothing.examine('k', 'image/png')).toEqual(unknownFacts)
  expect(nothing.read.bytes).toBeLessThan(5_000_000)
})
