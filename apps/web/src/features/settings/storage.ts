import { AccountStorage, type StorageKind } from '@eidolon/contract/accounts/account-storage.ts'
import { queryOptions } from '@tanstack/react-query'
import { formatBytes, formatNumber } from '#lib/format.ts'
import type { LoadApi } from '#lib/use-api.tsx'
import { settingsKeys } from './queries.ts'

/** What the account keeps, and how much it may. */
export const storageQuery = (api: LoadApi) =>
  queryOptions({
    queryKey: settingsKeys.room,
    queryFn: () => fetchRoom(api),
  })

async function fetchRoom(api: LoadApi): Promise<AccountStorage> {
  return AccountStorage.parse(await (await (await api()).send('GET', '/account/storage')).json())
}

const names: Readonly<Record<StorageKind, readonly [one: string, many: string, title: string]>> = {
  pictures: ['picture', 'pictures', 'Pictures'],
  videos: ['video', 'videos', 'Videos'],
  portraits: ['portrait', 'portraits', 'Portraits of characters'],
  uploads: ['upload', 'uploads', 'Uploads under way'],
  documents: ['entry', 'entries', 'Texts and recipes'],
}

export type StorageLine = {
  readonly kind: StorageKind
  readonly bytes: number
  readonly title: string
  readonly words: string
}

/** What takes the room, the most first; nothing is said of what is not there. */
export function storageLines({ parts }: AccountStorage): readonly StorageLine[] {
  return parts
    .filter(({ bytes }) => bytes > 0)
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ kind, bytes, count }) => {
      const [one, many, title] = names[kind]
      return { kind, bytes, title, words: `${formatBytes(bytes)} · ${formatNumber(count)} ${count === 1 ? one : many}` }
    })
}

/** How it stands, in a sentence or two. */
export function storageWords({ used, quota, quotaSubscribed }: AccountStorage): string {
  const more = quotaSubscribed > quota ? ` A subscription has room for ${formatBytes(quotaSubscribed)}.` : ''
  if (used > quota) {
    return `${formatBytes(used)} are kept, and ${formatBytes(quota)} may be. All of it stays; for anything new, delete something for good.${more}`
  }
  const left = quota - used
  if (used > quota * 0.9) return `${formatBytes(left)} of ${formatBytes(quota)} are left.${more}`
  return `${formatBytes(used)} of ${formatBytes(quota)} are used.${more}`
}
