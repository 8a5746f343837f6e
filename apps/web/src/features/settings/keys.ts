import { type Key, KeyList, KeyWithSecret } from '@eidolon/contract/accounts/keys.ts'
import type { KeyScope } from '@eidolon/contract/accounts/key-scopes.ts'
import { queryOptions } from '@tanstack/react-query'
import { formatDate, formatMoment } from '#lib/format.ts'
import type { LoadApi } from '#lib/use-api.tsx'
import { settingsKeys } from './queries.ts'

/** The keys that programs have, the newest first. */
export const keysQuery = (api: LoadApi) =>
  queryOptions({
    queryKey: settingsKeys.keys,
    queryFn: () => fetchKeys(api),
  })

async function fetchKeys(api: LoadApi): Promise<KeyList['keys']> {
  return KeyList.parse(await (await (await api()).send('GET', '/account/keys')).json()).keys
}

type NewKeyFields = { readonly name: string; readonly scopes: readonly KeyScope[]; readonly expire?: string }

export async function makeKey(api: LoadApi, json: NewKeyFields): Promise<KeyWithSecret> {
  return KeyWithSecret.parse(await (await (await api()).send('POST', '/account/keys', { json })).json())
}

export async function revokeKey(api: LoadApi, id: string): Promise<void> {
  await (await api()).send('DELETE', `/account/keys/${id}`)
}

/** What each scope lets a program do, in the words of the form and of the list. */
export const scopeWords: Readonly<Record<KeyScope, { readonly label: string; readonly about: string }>> = {
  read: { label: 'Read', about: 'Look at characters, pictures and stories, search and download.' },
  generate: { label: 'Generate', about: 'Have pictures and videos drawn; they count as yours.' },
  write: { label: 'Write', about: 'Make, change, share and delete characters, pictures and stories.' },
}

/** `Read, generate · used Nov 17, 2026, 10:00 AM · ends Dec 1, 2026`. */
export function keyWords({ scopes, lastUsedAt, expire, expired }: Key): string {
  const may = scopes.map((scope, at) => (at === 0 ? scopeWords[scope].label : scopeWords[scope].label.toLowerCase()))
  const used = lastUsedAt === null ? 'not used yet' : `used ${formatMoment(lastUsedAt)}`
  const end = expire === null ? 'without an end' : `${expired ? 'ended' : 'ends'} ${formatDate(expire)}`
  return `${may.join(', ')} · ${used} · ${end}`
}
