import type { HookEvent } from '@eidolon/contract/accounts/hooks.ts'
import type { UserId } from '@eidolon/contract/ids.ts'
import { collectionIds } from '@eidolon/contract/resources.ts'
import type { RealtimeEvent } from '#domain/realtime/event.ts'

export type HookEventName = {
  readonly userId: UserId
  readonly event: HookEvent
  /** What happens once only is told once only. */
  readonly once: string | undefined
  /** Ids and states: whoever may know more asks for it with a key. */
  readonly data: Readonly<Record<string, unknown>>
}

const ended: Readonly<Record<string, HookEvent>> = {
  succeeded: 'generation.completed',
  failed: 'generation.failed',
  blocked: 'generation.failed',
  cancelled: 'generation.cancelled',
}

const ofCharacters: Readonly<Record<string, HookEvent>> = {
  create: 'character.created',
  update: 'character.updated',
  delete: 'character.deleted',
}

/** What hooks are told of this change; undefined for what they are not told of. */
export function hookEventOf({ events: [name = ''], payload, owner }: RealtimeEvent): HookEventName | undefined {
  const { $id: id, $collectionId: collection } = payload
  if (owner === undefined || typeof id !== 'string') return undefined
  const action = name.slice(name.lastIndexOf('.') + 1)
  if (collection === collectionIds.generations && action === 'update') {
    const event = ended[String(payload['status'])]
    const data = pick(payload, ['$id', 'characterId', 'kind', 'engine', 'status', 'mediaIds'])
    return event && { userId: owner, event, once: `${event} ${id}`, data }
  }
  if (collection === collectionIds.media && action === 'create') {
    const data = pick(payload, ['$id', 'kind', 'characterId', 'fileId', 'generationId', 'width', 'height'])
    return { userId: owner, event: 'media.created', once: `media.created ${id}`, data }
  }
  const event = collection === collectionIds.characters ? ofCharacters[action] : undefined
  return event && { userId: owner, event, once: undefined, data: pick(payload, ['$id', 'name', 'imageId']) }
}

const pick = (payload: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, payload[name] ?? null]))
