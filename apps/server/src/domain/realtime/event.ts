import type { FileId, UserId } from '@eidolon/contract/ids.ts'
/** A change as clients hear of it: its names, the channels it belongs to, who may hear it, and the object itself. */
export type RealtimeEvent = {
  readonly events: readonly string[]
  readonly channels: readonly string[]
  readonly timestamp: string
  readonly payload: Readonly<Record<string, unknown>>
  /** Roles that may receive it. Never sent to clients. */
  readonly audience: readonly string[]
  /** The account that made what it is about, where that is known. Never sent to clients. */
  readonly owner?: UserId | undefined
}

export type Action = 'create' | 'update' | 'delete'
type Pair = readonly [type: string, id: string]

/**
 * Every name an event answers to: the full one, its prefixes that end after an id, and each of these with any
 * of its ids replaced by `*`. `attribute` is the last word of names such as `users.U.update.name`.
 */
export function eventNames(path: readonly Pair[], action: Action, attribute?: string): string[] {
  const endings = attribute ? [`.${action}`, `.${action}.${attribute}`] : [`.${action}`]
  const names = new Set<string>()
  for (const ending of endings) for (const stem of stems(path)) names.add(`${stem}${ending}`)
  for (let length = path.length; length > 0; length--) for (const stem of stems(path.slice(0, length))) names.add(stem)
  return [...names]
}

/** `a.X.b.Y`, `a.*.b.*`, `a.X.b.*`, `a.*.b.Y`: the specific one first. */
function stems(path: readonly Pair[]): string[] {
  return path.reduce<string[]>(
    (done, [type, id]) => {
      const join = (head: string, tail: string) => (head ? `${head}.${type}.${tail}` : `${type}.${tail}`)
      return done.flatMap((head) => [join(head, id), join(head, '*')])
    },
    [''],
  )
}

export function documentChannels(databaseId: string, collectionId: string, documentId: string): string[] {
  const all = `databases.${databaseId}.collections.${collectionId}.documents`
  return ['documents', all, `${all}.${documentId}`]
}

export function fileChannels(bucketId: string, fileId: FileId): string[] {
  return ['files', `buckets.${bucketId}.files`, `buckets.${bucketId}.files.${fileId}`]
}

export const accountChannels = (userId: UserId): string[] => ['account', `account.${userId}`]

/** The account an event is about, when it is about one. */
export function accountOf({ channels }: RealtimeEvent): string | undefined {
  const prefix = 'account.'
  return channels.find((channel) => channel.startsWith(prefix))?.slice(prefix.length)
}
