import { Recipe } from '@eidolon/contract/media/recipes.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { guardedSharp } from '#adapters/images/guarded-sharp.ts'
import type { BlobStore } from '#application/files/ports.ts'
import { type MediaFacts, unknownFacts } from '#domain/media/media-facts.ts'
import { mp4Facts, type ReadAt } from './mp4-facts.ts'
import { hasScan, readRecipeText } from './recipe-text.ts'
import { webmFacts } from './webm-facts.ts'

/** Larger pictures are kept as they are, and nobody looks for a recipe in them. */
const maxBytes = 32_000_000
/** Where a picture says how large it is: nearly always in the first of these, and behind a large profile in the second. */
const heads = [256 * 1024, 4 * 1024 * 1024]

/** Looks into bytes that have arrived. What cannot be read is kept all the same: previews will say so. */
export function examineMedia(blobs: Pick<BlobStore, 'head' | 'read'>) {
  return async (blobKey: string, mimeType: string): Promise<MediaFacts> => {
    const size = (await blobs.head(blobKey))?.size ?? 0
    const readAt: ReadAt = async (start, length) =>
      length <= 0 || start >= size ? new Uint8Array(0) : bytesOf(blobs, blobKey, start, start + length - 1)
    try {
      if (mimeType === 'video/webm') return await webmFacts(readAt, size)
      if (mimeType === 'video/mp4') {
        const recipe = size <= maxBytes ? keptRecipe(await readAt(0, size)) : ''
        return { ...(await mp4Facts(readAt, size)), recipe }
      }
      const upTo = growing(readAt, size)
      const recipe = await recipeIn(upTo, size)
      for (const length of heads) {
        const facts = await pictureFacts(await upTo(length)).catch(() => undefined)
        if (facts) return { ...facts, recipe }
      }
      return size <= maxBytes ? { ...(await pictureFacts(await upTo(size))), recipe } : unknownFacts
    } catch {
      return unknownFacts
    }
  }
}

async function pictureFacts(bytes: Uint8Array): Promise<MediaFacts> {
  const sharp = await guardedSharp()
  const { autoOrient } = await sharp(bytes).metadata()
  return { ...unknownFacts, width: autoOrient.width, height: autoOrient.height }
}

type UpTo = (length: number) => Promise<Uint8Array>

/** At least the first bytes of a file; more only where more have been read already. */
function growing(readAt: ReadAt, size: number): UpTo {
  let known: Uint8Array = new Uint8Array(0)
  return async (length) => {
    if (known.length < Math.min(length, size)) known = await readAt(0, length)
    return known
  }
}

/** Photographs, of which most uploads are, have told everything before their pixels begin and are not read further. */
async function recipeIn(upTo: UpTo, size: number): Promise<string> {
  if (size > maxBytes) return ''
  const head = await upTo(heads[0] ?? size)
  return keptRecipe(head.length >= size || hasScan(head) ? head : await upTo(size))
}

/** A text that says it is a recipe is one only when it reads as one. */
function keptRecipe(bytes: Uint8Array): string {
  const text = readRecipeText(bytes)
  if (text === undefined || text.length > limits.media.recipe) return ''
  try {
    return Recipe.safeParse(JSON.parse(text)).success ? text : ''
  } catch {
    return ''
  }
}

async function bytesOf(blobs: Pick<BlobStore, 'read'>, key: string, start: number, end: number): Promise<Uint8Array> {
  const blob = await blobs.read(key, { start, end })
  if (!blob) return new Uint8Array(0)
  // Filled as it comes: what is put together only at the end is in memory twice.
  const bytes = new Uint8Array(Math.min(end + 1, blob.size) - start)
  let at = 0
  for await (const piece of blob.stream) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}
