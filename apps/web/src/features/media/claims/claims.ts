import { MediaClaimMessage } from '@eidolon/contract/media/claims.ts'
import { queryOptions } from '@tanstack/react-query'
import type { MediaItem } from '#features/media/media-item.ts'
import { mediaKeys } from '#features/media/queries.ts'
import { isFault } from '#lib/fault.ts'
import type { LoadApi } from '#lib/use-api.tsx'

/** Whether a wallet may sign for it: what was drawn has a recipe, uploads and sheets have none. */
export const isSignable = ({ engine, kind }: Pick<MediaItem, 'engine' | 'kind'>): boolean =>
  engine !== '' && kind !== 'sheet'

/** Who has signed for it, and whether it can be signed here at all: not what was brought along in an archive. */
export const claimQuery = (api: LoadApi, id: string) =>
  queryOptions({
    queryKey: mediaKeys.claim(id),
    queryFn: () => fetchClaimState(api, id),
  })

async function fetchClaimState(
  api: LoadApi,
  id: string,
): Promise<{ readonly claim: MediaClaimMessage['claim']; readonly isOpen: boolean }> {
  try {
    const { claim, message } = await fetchClaim(api, id)
    return { claim, isOpen: message !== null }
  } catch (error) {
    // Without a wallet one still learns here that it can be done, and what is missing.
    if (isFault(error, 'claim_wallet_missing')) return { claim: null, isOpen: true }
    throw error
  }
}

/** What the wallet is to sign for these, and which wallet. */
export async function fetchMessage(api: LoadApi, ids: readonly string[]): Promise<MediaClaimMessage> {
  const [only] = ids
  if (only !== undefined && ids.length === 1) return fetchClaim(api, only)
  const response = await (await api()).send('POST', '/media/claims/message', { json: { ids } })
  return MediaClaimMessage.parse(await response.json())
}

export async function sendSignature(api: LoadApi, ids: readonly string[], signature: string): Promise<void> {
  await (await api()).send('POST', '/media/claims', { json: { ids, signature } })
}

async function fetchClaim(api: LoadApi, id: string): Promise<MediaClaimMessage> {
  const response = await (await api()).send('GET', `/media/${encodeURIComponent(id)}/claim`)
  return MediaClaimMessage.parse(await response.json())
}
