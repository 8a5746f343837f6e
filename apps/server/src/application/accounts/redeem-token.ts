import type { Unit, Units } from '#application/shared/unit.ts'
import type { Account } from '#domain/accounts/account.ts'
import { addressFor, mostMisses, type Token, type TokenKind } from '#domain/accounts/token.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { AccountStore, Secrets } from './ports.ts'
import type { TokenStore } from './token-ports.ts'

/** Takes a secret back and does, in the same unit, what it allows. Refuses anything but one that still holds. */
export type RedeemToken = <Kind extends TokenKind, Result>(
  asked: { readonly userId: string; readonly kinds: readonly Kind[]; readonly secret: string },
  then: (token: Token & { readonly kind: Kind }, account: Account, unit: Unit) => Promise<Result>,
) => Promise<Result>

type Deps = {
  readonly tokens: Pick<TokenStore, 'take' | 'miss'>
  readonly accounts: Pick<AccountStore, 'find'>
  readonly secrets: Pick<Secrets, 'hash'>
  readonly units: Units
  readonly clock: Clock
}

export function redeemToken({ tokens, accounts, secrets, units, clock }: Deps): RedeemToken {
  return async ({ userId, kinds, secret }, then) => {
    const done = await units.run(async (unit) => {
      const token = await tokens.take(userId, kinds, secrets.hash(secret), formatDateTime(clock.now()), unit)
      const account = token && (await accounts.find(userId, unit))
      if (!account || !isOf(token, kinds) || token.address !== addressFor(token.kind, account)) return undefined
      return { result: await then(token, account, unit) }
    })
    if (done) return done.result
    // In a statement of its own: the refusal would take the note back with it.
    await tokens.miss(userId, kinds, mostMisses)
    throw new Fault('user_invalid_token')
  }
}

function isOf<Kind extends TokenKind>(token: Token, kinds: readonly Kind[]): token is Token & { readonly kind: Kind } {
  return kinds.some((kind) => kind === token.kind)
}
