import { limits } from '@eidolon/contract/limits.ts'
import { bucketIds } from '@eidolon/contract/resources.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ID } from 'appwrite'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { faultOf, isFault } from '#lib/fault.ts'
import { failureWords } from '#lib/failure-words.ts'
import { formatBytes } from '#lib/format.ts'
import { useApi } from '#lib/use-api.tsx'
import { createUploads, type Failure } from './uploads.ts'
import { whilePosterIsComing, setPoster } from './video-poster.ts'

export const uploadable = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'video/mp4',
  'video/webm',
]

/** Own pictures and videos on their way into the library. */
export function useUploads() {
  const api = useApi()
  const cache = useQueryClient()
  const [uploads] = useState(() =>
    createUploads({
      newId: () => ID.unique(),
      storage: localStorage,
      refusal,
      failureOf,
      send: async (file, id, onProgress) => {
        const { storage } = await api()
        const send = async () => {
          try {
            await storage.createFile(bucketIds.media, id, file, undefined, ({ chunksUploaded, chunksTotal }) =>
              onProgress(chunksUploaded / chunksTotal),
            )
          } catch (error) {
            // An earlier attempt had arrived whole; only its answer was lost.
            if (!isFault(error, 'storage_file_already_exists')) throw error
          }
        }
        const sendFilm = async () => {
          await send()
          await setPoster(api, id, file)
        }
        await (file.type.startsWith('video/') ? whilePosterIsComing(id, sendFilm) : send())
        await cache.invalidateQueries({ queryKey: ['media'] })
      },
    }),
  )
  const list = useStore(uploads.state)
  const busy = list.some(({ state }) => state === 'running' || state === 'waiting')
  useEffect(() => {
    if (!busy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [busy])
  return { uploads, list }
}

function refusal({ type, size }: File): string {
  if (!uploadable.includes(type)) return 'Only PNG, JPEG, WebP, AVIF, GIF, MP4 and WebM can be kept here.'
  if (size > limits.upload.media)
    return `It has ${formatBytes(size)}; at most ${formatBytes(limits.upload.media)} can be kept.`
  return size === 0 ? 'The file is empty.' : ''
}

/** Why a file has not arrived, and whether trying again may help. */
export function failureOf(error: unknown): Failure {
  const { code } = faultOf(error)
  const isFinal = code >= 400 && code < 500 && code !== 401 && code !== 429
  return { reason: failureWords(error, words), again: !isFinal }
}

const words = {
  known: {
    storage_file_type_unsupported: 'It is none of the pictures and videos that can be kept here.',
    storage_quota_exceeded: 'There is not enough room left. Delete something for good, or empty the trash.',
  },
  otherwise: 'The connection is gone. Retry goes on where it stopped.',
  below: 600,
}
