import type { UserId } from '@eidolon/contract/ids.ts'
import { plainLine } from '@eidolon/contract/plain-text.ts'
import { PushNotice } from '@eidolon/contract/accounts/push.ts'
import { KeptReading } from '@eidolon/contract/readings.ts'
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
  const noun = kind === 'video' || kind === 'sheet' ? kind : 'picture'
  const base = { tag: `generation-${generationId}`, generationId, status }
  if (status === 'succeeded') {
    const [first] = Array.isArray(mediaIds) ? mediaIds : []
    return {
      userId,
      notice: {
        ...base,
        title: made === 1 ? `Your ${noun} is ready` : `Your ${made} ${noun}s are ready`,
        body: leftOut(payload['request']) ?? (made === 1 ? 'Open it in your library.' : 'Open them in your library.'),
        url: typeof first === 'string' && made === 1 ? `/media?open=${first}` : '/media',
      },
    }
  }
  // A sheet is one, however many pictures it has.
  const wanted = count === 1 || kind === 'sheet' ? noun : `${noun}s`
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

/** Notifications show about so many signs of a line. */
const lineLength = 100

/** What was asked for and is not in the picture, in one short line; undefined when it is all there. */
function leftOut(request: unknown): string | undefined {
  const missing = [...new Set(unknownIn(request))]
  const shown = missing.filter((_words, index) => missing.slice(0, index + 1).join(', ').length <= lineLength)
  if (shown.length === 0) return missing.length === 0 ? undefined : 'Not everything you asked for could be drawn.'
  const more = missing.length - shown.length
  return `Not drawn: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
}

function unknownIn(request: unknown): readonly string[] {
  if (typeof request !== 'string' || request === '') return []
  const { data } = KeptReading.safeParse(JSON.parse(request)?.reading)
  return (data?.unknown ?? []).map(({ text }) => plainLine(text).trim()).filter((text) => text !== '')
}
