import { setTimeout as rest } from 'node:timers/promises'
import { promisify } from 'node:util'
import { constants, deflate, deflateSync, type ZlibOptions } from 'node:zlib'
import type { Picture } from '@eidolon/people'
import { type Chunk, chunksOf, isPng, maxChunks, writeChunks } from '#adapters/media/png-chunks.ts'
import { type Channels, filteredRows } from './png-filters.ts'

/** The name under which a picture of ours carries its recipe. */
export const recipeKeyword = 'eidolon-recipe'

/**
 * A PNG file of the picture, opaque or with its alpha, with a text inside. The same pixels and text give the same bytes on every
 * machine: runs are all that is looked for, since how zlib finds other repetitions depends on the processor. Filtered
 * pictures have little else that repeats.
 */
export function encodePng(picture: Picture, text: string, channels: Channels = 3): Uint8Array {
  const { width, height, pixels } = picture
  return fileOf(picture, text, deflateSync(filteredRows(width, height, pixels, undefined, channels), packed), channels)
}

/** The same file of a picture so large that it takes a while; `pause` is called meanwhile and throws to end it. */
export async function encodeLargePng(
  picture: Picture,
  text: string,
  pause: () => void,
  channels: Channels = 3,
): Promise<Uint8Array> {
  const { width, height, pixels } = picture
  const rows = filteredRows(width, height, pixels, pause, channels)
  let ready = false
  const packing = promisify<Uint8Array, ZlibOptions, Buffer>(deflate)(rows, packed).finally(() => (ready = true))
  // It is awaited below; what fails meanwhile must not count as unheard.
  packing.catch(() => {})
  while (!ready) {
    pause()
    await Promise.race([packing, rest(40)])
  }
  return fileOf(picture, text, await packing, channels)
}

const packed: ZlibOptions = { level: 6, memLevel: 8, windowBits: 15, strategy: constants.Z_RLE }

function fileOf(
  { width, height }: Pick<Picture, 'width' | 'height'>,
  text: string,
  data: Uint8Array,
  channels: Channels,
): Uint8Array {
  return writeChunks([
    headerOf(width, height, channels === 4 ? 6 : 2),
    { type: 'sRGB', data: Uint8Array.of(0) },
    recipeChunk(text),
    { type: 'IDAT', data },
    { type: 'IEND', data: new Uint8Array(0) },
  ])
}

/** 8 bits a channel; gray, color without alpha or with it; deflate, filters by row, not interlaced. */
function headerOf(width: number, height: number, colors: 0 | 2 | 6): Chunk {
  const data = new Uint8Array(13)
  const view = new DataView(data.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  data.set([8, colors, 0, 0, 0], 8)
  return { type: 'IHDR', data }
}

/** The name under which a map of parts says what its numbers are. */
export const partsKeyword = 'eidolon-parts'

/** A PNG file of one number a pixel, with a text inside. There are few numbers in long runs: nothing has to be filtered. */
export function encodeNumbers(
  { width, height, numbers }: { readonly width: number; readonly height: number; readonly numbers: Uint8Array },
  text: string,
): Uint8Array {
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y++) rows.set(numbers.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return writeChunks([
    headerOf(width, height, 0),
    { type: 'iTXt', data: international(partsKeyword, text) },
    { type: 'IDAT', data: deflateSync(rows, packed) },
    { type: 'IEND', data: new Uint8Array(0) },
  ])
}

/** The text that a PNG file carries under a keyword; undefined when it carries none, or is no PNG file. */
export function readPngText(bytes: Uint8Array, keyword = recipeKeyword): string | undefined {
  if (!isPng(bytes)) return undefined
  const wanted = international(keyword, '')
  for (const { type, data } of chunksOf(bytes, maxChunks)) {
    if (type === 'iTXt' && wanted.every((byte, index) => data[index] === byte)) {
      return new TextDecoder().decode(data.subarray(wanted.length))
    }
  }
  return undefined
}

export const recipeChunk = (recipe: string): Chunk => ({ type: 'iTXt', data: international(recipeKeyword, recipe) })

/** Keyword, not compressed, no language, no translation of the keyword, then the text in UTF-8. */
function international(keyword: string, text: string): Uint8Array {
  return new TextEncoder().encode(`${keyword}\0\0\0\0\0${text}`)
}
