import { finishFilm, withRecipe } from '#adapters/media/mp4.ts'
import { boxesIn, hasFewBoxes, maxBoxes, maxIndex } from '#adapters/media/mp4-boxes.ts'
import { chunkBytes, chunksOf } from '#adapters/media/png-chunks.ts'
import { recipeChunk, recipeKeyword } from '#adapters/engines/png.ts'
import { joined } from '#domain/shared/bytes.ts'
import type { EngineFile } from '#application/engines/engine.ts'

/** The same file with the recipe inside, the picture itself untouched; as it is where the format has no place for it. */
export function writeRecipeInside({ extension, bytes }: EngineFile, recipe: string, size: RecipeSize): EngineFile {
  const text = Buffer.from(recipe, 'utf8')
  switch (extension) {
    case 'png':
      return { extension, bytes: inPng(bytes, recipe) }
    case 'jpg':
      return { extension, bytes: inJpeg(bytes, text) }
    case 'webp':
      return { extension, bytes: inWebp(bytes, text, size) }
    case 'mp4':
      return { extension, bytes: inFilm(bytes, text) }
    case 'webm':
    case 'pdf':
    case 'zip':
      return { extension, bytes }
  }
}

type RecipeSize = { readonly width: number; readonly height: number }

/** Chunks in which other programs tell how they made a picture; ours replaces them. */
const texts = new Set(['tEXt', 'zTXt', 'iTXt'])

/** What is kept is copied as it is, in as few pieces as there are texts between. */
function inPng(bytes: Uint8Array, recipe: string): Uint8Array {
  const pieces: Uint8Array[] = []
  let [from, at] = [0, 8]
  for (const { type, data } of chunksOf(bytes)) {
    const end = at + 12 + data.length
    const isText = texts.has(type)
    if (isText || type === 'IHDR' || type === 'IEND') pieces.push(bytes.subarray(from, isText ? at : end))
    if (type === 'IHDR') pieces.push(chunkBytes(recipeChunk(recipe)))
    if (isText || type === 'IHDR' || type === 'IEND') from = end
    at = end
  }
  return joined(pieces)
}

/** A comment, right after the beginning or after the header that has to come first. */
function inJpeg(bytes: Uint8Array, recipe: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(`${recipeKeyword}\0`, 'latin1'), recipe])
  if (body.length > 65_533) return bytes
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const first = view.getUint16(2) === 0xffe0 ? 4 + view.getUint16(4) : 2
  const head = Buffer.of(0xff, 0xfe, (body.length + 2) >> 8, (body.length + 2) & 0xff)
  return Buffer.concat([bytes.subarray(0, first), head, body, bytes.subarray(first)])
}

/** A chunk of our own at the end, which readers pass over; only the extended form of the file may have one. */
function inWebp(bytes: Uint8Array, recipe: Uint8Array, { width, height }: RecipeSize): Uint8Array {
  const body = bytes.subarray(12, 8 + Buffer.from(bytes.subarray(4, 8)).readUInt32LE(0))
  const type = String.fromCharCode(...body.subarray(0, 4))
  const extended = type === 'VP8X' ? [] : [riff('VP8X', features(type, body, width, height))]
  const content = Buffer.concat([...extended, body, riff(webpChunk, recipe)])
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(content.length + 4, 4)
  return Buffer.concat([head, content])
}

export const webpChunk = 'EDLN'

function features(type: string, body: Uint8Array, width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(10)
  // A lossless picture says itself whether it has transparency, in the bit after its two sizes.
  if (type === 'VP8L' && ((body[12] ?? 0) & 0x10) !== 0) bytes[0] = 0x10
  bytes.writeUIntLE(width - 1, 4, 3)
  bytes.writeUIntLE(height - 1, 7, 3)
  return bytes
}

function riff(type: string, content: Uint8Array): Uint8Array {
  const chunk = Buffer.alloc(8 + content.length + (content.length % 2))
  chunk.write(type, 0, 'latin1')
  chunk.writeUInt32LE(content.length, 4)
  chunk.set(content, 8)
  return chunk
}

/** A plain film also gets its index first, so that it plays while it arrives; any other only gets a box more. */
function inFilm(bytes: Uint8Array, recipe: Uint8Array): Uint8Array {
  const boxes = boxesIn(bytes, 0, bytes.length, { max: maxBoxes })
  const types = boxes.map(({ type }) => type)
  const once = (type: string) => types.filter((each) => each === type).length === 1
  const index = boxes.find(({ type }) => type === 'moov')
  const isSmall = index !== undefined && index.end - index.at <= maxIndex && hasFewBoxes(bytes, index)
  const plain = isSmall && once('ftyp') && once('moov') && once('mdat') && !types.includes('moof')
  try {
    if (plain) return finishFilm(bytes, recipe)
  } catch (error) {
    // An index whose boxes are cut short says something that is not there.
    if (!(error instanceof RangeError)) throw error
  }
  return withRecipe(bytes, recipe)
}
