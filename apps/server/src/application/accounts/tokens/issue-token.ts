import type { Transaction } from '#application/shared/transaction.ts'
import type { Account } from '#domain/accounts/account.ts'
import { activity } from '#domain/accounts/activity.ts'
import type { Client } from '#domain/accounts/caller.ts'
import type { AccountOptions } from '#domain/accounts/options.ts'
import {
  addressFor,
  maxTokens,
  type Token,
  tokenActivity,
  tokenEvent,
  type TokenKind,
  tokenKinds,
} from '#domain/accounts/token.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import type { Ids } from '#domain/shared/ids.ts'
import type { ActivityLog, Secrets } from '#application/accounts/ports.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import type { RandomSource, TokenStore } from './token-ports.ts'

/** A token that has just been made, with the one copy of its secret there will ever be. */
export type IssuedToken = { readonly token: Token; readonly secret: string }

type Deps = {
  readonly tokens: Pick<TokenStore, 'add'>
  readonly log: Pick<ActivityLog, 'add'>
  readonly secrets: Secrets
  readonly chance: RandomSource
  readonly clock: Clock
  readonly ids: Ids
  readonly options: Pick<AccountOptions, 'sessionSeconds'>
}

/** Makes a token for an account, whose secret the caller sees delivered. */
export async function issueToken(
  { tokens, log, secrets, chance, clock, ids, options }: Deps,
  account: Account,
  kind: TokenKind,
  client: Client,
  unit: Transaction,
): Promise<IssuedToken> {
  const { secret: form, seconds = options.sessionSeconds } = tokenKinds[kind]
  const moment = clock.now()
  const now = formatDateTime(moment)
  const secret = form === 'code' ? codeFrom(chance) : secrets.make().slice(0, form.digits)
  const token: Token = {
    id: ids.unique(),
    userId: account.id,
    kind,
    address: addressFor(kind, account),
    createdAt: now,
    expire: formatDateTime(new Date(moment.getTime() + seconds * 1000)),
  }
  await tokens.add(token, secrets.hash(secret), maxTokens(kind), unit)
  await log.add(activity(tokenActivity(kind, 'create'), account, client, now), unit)
  unit.publish(tokenEvent(token, 'create', now))
  return { token, secret }
}

export type IssueToken = Bound<typeof issueToken>

/** Six digits. */
export const codeFrom = (chance: RandomSource): string => String(chance.below(1_000_000)).padStart(6, '0')
