import { bucketIds, collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { Query } from 'appwrite'
import { fileViewUrl } from '#lib/files/file-url.ts'
import { holding, unlessHeld } from '#lib/web-lock.ts'
import type { LoadApi } from '#lib/use-api.tsx'
import { videoFrame } from '#lib/files/video-frame.ts'
import { readMediaItem, type MediaItem } from '#features/media/media-item.ts'

const longest = 1280

type PosterQueue = { readonly files: Set<string>; last: Promise<void> }

/** What this page has looked at already, and what it is looking at. */
const seen = new WeakMap<LoadApi, PosterQueue>()

/** Keeps every page of this browser from giving a still to a video whose own is on its way. */
export const whilePosterIsComing = (fileId: string, work: () => Promise<void>): Promise<void> =>
  holding(lockOf(fileId), work)

const lockOf = (fileId: string): string => `still of ${fileId}`

/** Gives an uploaded video a still. It is kept without one when the browser cannot show it. */
export async function setPoster(api: LoadApi, fileId: string, file: File): Promise<void> {
  const url = URL.createObjectURL(file)
  try {
    const still = await posterOf(url)
    if (!still) return
    const { databases } = await api()
    const queries = [Query.equal('fileId', fileId), Query.limit(1)]
    const { documents } = await databases.listDocuments(databaseId, collectionIds.media, queries)
    const id = documents[0]?.$id
    if (id !== undefined) await put(api, id, still)
  } catch {
    // The video itself is there; that is what was asked for.
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Gives a video that came here without a browser its still, one after the other. */
export function giveMissingPoster(api: LoadApi, { $id, fileId, engine }: MediaItem): void {
  const known = seen.get(api) ?? { files: new Set<string>(), last: Promise.resolve() }
  seen.set(api, known)
  if (engine !== '' || known.files.has(fileId)) return
  known.files.add(fileId)
  const give = async () => {
    const { databases } = await api()
    // Another page may just have been quicker.
    const { posterId } = readMediaItem(await databases.getDocument(databaseId, collectionIds.media, $id))
    const still = posterId === null ? await posterOf(fileViewUrl(bucketIds.media, fileId)) : undefined
    if (still) await put(api, $id, still)
  }
  // After a failure the video goes without one.
  known.last = known.last.then(() => unlessHeld(lockOf(fileId), give)).catch(() => undefined)
}

async function put(api: LoadApi, mediaId: string, still: Blob): Promise<void> {
  const { send } = await api()
  const body = new FormData()
  body.append('file', new File([still], 'still'))
  await send('PUT', `/media/${encodeURIComponent(mediaId)}/poster`, { body })
}

/** A moment near the beginning; the very first is often black. */
const posterOf = (src: string): Promise<Blob | undefined> =>
  videoFrame(src, { at: (duration) => Math.min(1, duration / 4), longest, type: 'image/webp', quality: 0.9 })
