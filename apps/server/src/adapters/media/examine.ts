import { Recipe } from '@eidolon/contract/recipes.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { guardedSharp } from '#adapters/images/guarded-sharp.ts'
import type { BlobStore } from '#application/files/ports.ts'
import { type MediaFacts, unknownFacts } from '#domain/media/media-facts.ts'
import { mp4Facts, type ReadAt } from './mp4-facts.ts'
import { readRecipeText } from './recipe-text.ts'
import { webmFacts } from './webm-facts.ts'
import { wholeOf } from '#application/shared/streams.ts'

/** Larger pictures are kept as they are, and nobody looks for a recipe in them. */
const mostBytes = 32_000_000

/** Looks into bytes that have arrived. What cannot be read is kept all the same: previews will say so. */
export function examineMedia(blobs: BlobStore) {
  return async (blobKey: string, mimeType: string): Promise<MediaFacts> => {
    const size = (await blobs.head(blobKey))?.size ?? 0
    const readAt: ReadAt = async (start, length) =>
      length <= 0 || start >= size ? new Uint8Array(0) : bytesOf(blobs, blobKey, start, start + length - 1)
    try {
      if (mimeType === 'video/webm') return await webmFacts(readAt, size)
      const whole = size <= mostBytes ? await readAt(0, size) : undefined
      const recipe = (whole && keptRecipe(whole)) ?? ''
      if (mimeType === 'video/mp4') return { ...(await mp4Facts(readAt, size)), recipe }
      return { ...(await pictureFacts(whole ?? (await readAt(0, mostBytes)))), recipe }
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

/** A text that says it is a recipe is one only when it reads as one. */
function keptRecipe(bytes: Uint8Array): string | undefined {
  const text = readRecipeText(bytes)
  if (text === undefined || text.length > limits.media.recipe) return undefined
  try {
    return Recipe.safeParse(JSON.parse(text)).success ? text : undefined
  } catch {
    return undefined
  }
}

async function bytesOf(blobs: BlobStore, key: string, start: number, end: number): Promise<Uint8Array> {
  const blob = await blobs.read(key, { start, end })
  return blob ? wholeOf(blob.stream) : new Uint8Array(0)
}
