import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { Query } from 'appwrite'
import type { LoadApi } from '#lib/use-api.tsx'

const longest = 1280
const patience = 15_000

/** Gives an uploaded video a still. It is kept without one when the browser cannot show it. */
export async function giveStill(api: LoadApi, fileId: string, file: File): Promise<void> {
  try {
    const still = await stillOf(file)
    if (!still) return
    const { databases, send } = await api()
    const queries = [Query.equal('fileId', fileId), Query.limit(1)]
    const { documents } = await databases.listDocuments(databaseId, collectionIds.media, queries)
    const id = documents[0]?.$id
    if (id === undefined) return
    const body = new FormData()
    body.append('file', new File([still], 'still'))
    await send('PUT', `/media/${encodeURIComponent(id)}/poster`, { body })
  } catch {
    // The video itself is there; that is what was asked for.
  }
}

/** A moment near the beginning; the very first is often black. */
async function stillOf(file: Blob): Promise<Blob | undefined> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(file)
  const enough = AbortSignal.timeout(patience)
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url })
    await told(video, 'loadeddata', enough)
    const moment = Number.isFinite(video.duration) ? Math.min(1, video.duration / 4) : 0
    if (moment > 0) {
      video.currentTime = moment
      await told(video, 'seeked', enough)
    }
    return await drawn(video)
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}

function told(video: HTMLVideoElement, event: string, enough: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true })
    video.addEventListener('error', () => reject(new Error('It cannot be played here.')), { once: true })
    enough.addEventListener('abort', () => reject(enough.reason), { once: true })
  })
}

function drawn(video: HTMLVideoElement): Promise<Blob | undefined> {
  const { videoWidth: width, videoHeight: height } = video
  if (width === 0 || height === 0) return Promise.resolve(undefined)
  const scale = Math.min(1, longest / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/webp', 0.9))
}
