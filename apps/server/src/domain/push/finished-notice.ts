import type { UserId } from '@eidolon/contract/ids.ts'
import { PushNotice } from '@eidolon/contract/push.ts'
import { collectionIds } from '@eidolon/contract/resources.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'

export type Finished = { readonly userId: UserId; readonly notice: PushNotice }

/** What to tell somebody whose generation has ended by this event; undefined for every other event. */
export function finishedNotice({ events: [name = ''], payload, audience }: RealtimeEvent): Finished | undefined {
  if (payload['$collectionId'] !== collectionIds.generations || !name.endsWith('.update')) return undefined
  const { $id: generationId, kind, mediaIds, count } = payload
  // Whoever cancels something knows of it.
  const { data: status } = PushNotice.shape.status.safeParse(payload['status'])
  if (typeof generationId !== 'string' || status === undefined) return undefined
  const userId = audience.find((role) => /^user:[^/]+$/.test(role))?.slice('user:'.length)
  if (userId === undefined) return undefined
  const made = Array.isArray(mediaIds) ? mediaIds.length : 0
  const noun = kind === 'video' ? 'video' : 'picture'
  const base = { tag: `generation-${generationId}`, generationId, status }
  if (status === 'succeeded') {
    const [first] = Array.isArray(mediaIds) ? mediaIds : []
    return {
      userId,
      notice: {
        ...base,
        title: made === 1 ? `Your ${noun} is ready` : `Your ${made} ${noun}s are ready`,
        body: made === 1 ? 'Open it in your library.' : 'Open them in your library.',
        url: typeof first === 'string' && made === 1 ? `/media?open=${first}` : '/media',
      },
    }
  }
  const wanted = count === 1 ? noun : `${noun}s`
  return {
    userId,
    notice: {
      ...base,
      title: `Your ${wanted} could not be made`,
      body: status === 'failed' ? 'Open the generator to try again.' : 'The engine did not want to draw this.',
      url: '/media/new',
    },
  }
}
