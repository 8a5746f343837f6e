import { createStore } from 'zustand/vanilla'
import type { Generation } from './generation.ts'

type Ended = Pick<Generation, '$id' | 'kind' | 'status' | 'mediaIds'>

/** What ended while another screen was open, and was not looked at since. */
export const unseen = createStore<{ readonly ended: readonly Ended[] }>()(() => ({ ended: [] }))

/** An end is told again when its generation is touched later: by the server's own clock, only the first telling is news. */
const newsFor = 5000

export function noteEnd({ $id, kind, status, mediaIds, finishedAt, $updatedAt }: Generation): void {
  if ((status !== 'succeeded' && status !== 'failed') || finishedAt === null) return
  if (Date.parse($updatedAt) - Date.parse(finishedAt) > newsFor) return
  unseen.setState(({ ended }) => ({
    ended: [...ended.filter((one) => one.$id !== $id), { $id, kind, status, mediaIds }],
  }))
}

/** All of it was seen, or it belongs to somebody who has signed out. */
export function clearUnseen(): void {
  if (unseen.getState().ended.length > 0) unseen.setState({ ended: [] })
}

export const readyCount = (ended: readonly Ended[]): number =>
  ended.reduce((sum, { mediaIds }) => sum + mediaIds.length, 0)

/** What is said about all of it, and the picture to open where it is a single one. */
export function readyNotice(ended: readonly Ended[]): { readonly words: string; readonly mediaId?: string } {
  const mediaIds = ended.flatMap((one) => one.mediaIds)
  const failed = ended.filter(({ status }) => status === 'failed')
  const [first] = mediaIds
  const noun = nounFor(ended.map(({ kind }) => kind))
  if (first === undefined)
    return { words: failed.length === 1 ? 'Your request failed.' : `${failed.length} requests failed.` }
  const rest = failed.length > 0 ? ` ${failed.length} failed.` : ''
  if (mediaIds.length > 1) return { words: `${mediaIds.length} ${noun}s are ready.${rest}` }
  return { words: `Your ${noun} is ready.${rest}`, mediaId: first }
}

/** What all of them are; pictures where they differ. */
function nounFor(kinds: readonly Generation['kind'][]): string {
  const [first] = new Set(kinds)
  return first !== undefined && first !== 'image' && new Set(kinds).size === 1 ? first : 'picture'
}
