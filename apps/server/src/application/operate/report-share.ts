import type { ReportReason } from '@eidolon/contract/operate.ts'
import type { ShareSecrets, Shares } from '#application/shares/ports.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import type { Ids } from '#domain/shared/ids.ts'
import type { OperatorStore, ReportedKind } from './operator-ports.ts'

type Deps = {
  readonly store: Pick<OperatorStore, 'addReport'>
  readonly shares: Readonly<Record<ReportedKind, Pick<Shares, 'byToken'>>>
  readonly secrets: Pick<ShareSecrets, 'hash'>
  readonly ids: Ids
  readonly clock: Clock
}

/** Keeps what a visitor says about what a link leads to. A link that leads nowhere has nothing to be reported. */
export async function reportShare(
  { store, shares, secrets, ids, clock }: Deps,
  token: string,
  { reason, words }: { readonly reason: ReportReason; readonly words: string },
): Promise<void> {
  for (const kind of ['media', 'album', 'story'] as const) {
    const share = await shares[kind].byToken(secrets.hash(token))
    if (!share) continue
    const { itemId, owner } = share
    const at = formatDateTime(clock.now())
    await store.addReport({ id: ids.unique(), at, kind, itemId, owner, reason, words, state: 'open' })
    return
  }
}

export type ReportShare = Bound<typeof reportShare>
