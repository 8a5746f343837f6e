import type { UserId } from '@eidolon/contract/ids.ts'
import { audienceOf, type Guarded } from './access.ts'
import type { Collection } from './collection.ts'
import { type Permission, permissionText } from './permission.ts'
import type { AttributeValue, Data } from './structure.ts'
import { type Action, documentChannels, eventNames, type RealtimeEvent } from '#domain/realtime/event.ts'

/** A document as the inside knows it. `data` has every attribute of its collection. */
export type Document = {
  readonly id: string
  readonly createdAt: string
  readonly updatedAt: string
  /** The account that made it. It stays theirs, whatever its permissions say; undefined where nobody knows. */
  readonly owner: UserId | undefined
  readonly permissions: readonly Permission[]
  readonly data: Data
}

/** A document as clients see it. */
export type DocumentView = Readonly<Record<string, unknown>>

export function documentView({ databaseId, id }: Collection, document: Document): DocumentView {
  return {
    $id: document.id,
    $createdAt: document.createdAt,
    $updatedAt: document.updatedAt,
    $permissions: document.permissions.map(permissionText),
    $databaseId: databaseId,
    $collectionId: id,
    ...document.data,
  }
}

export function documentEvent(
  collection: Collection,
  action: Action,
  document: Document,
  { view, at }: { readonly view: DocumentView; readonly at: string },
): RealtimeEvent {
  const { databaseId, id } = collection
  const path = [
    ['databases', databaseId],
    ['collections', id],
    ['documents', document.id],
  ] as const
  return {
    events: eventNames(path, action),
    channels: documentChannels(databaseId, id, document.id),
    timestamp: at,
    payload: heardOf(view),
    audience: audienceOf(guardOf(collection), document.permissions),
    owner: document.owner,
  }
}

/** As long as any text of a document but a character's card, which has room for millions of signs. */
const longestHeard = 32_000

/** What is too large to be sent to everybody who listens is fetched by who wants it. */
function heardOf(view: DocumentView): DocumentView {
  const isShort = ([, value]: [string, unknown]) => !(typeof value === 'string' && value.length > longestHeard)
  const entries = Object.entries(view)
  return entries.every(isShort) ? view : Object.fromEntries(entries.filter(isShort))
}

/** A collection, as far as access is concerned. */
export const guardOf = ({ permissions, documentSecurity }: Collection): Guarded => ({
  permissions,
  itemSecurity: documentSecurity,
})

/** The attributes in which `changed` differs from what is stored. */
export function differences(stored: Data, changed: Data): Data {
  return Object.fromEntries(Object.entries(changed).filter(([key, value]) => !sameValue(stored[key] ?? null, value)))
}

function sameValue(one: AttributeValue, other: AttributeValue): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((element, index) => element === other[index])
}

export const samePermissions = (one: readonly Permission[], other: readonly Permission[]): boolean =>
  one.length === other.length &&
  one.every((each, index) => permissionText(each) === permissionText(other[index] ?? each))
