import type { UserId } from '@eidolon/contract/ids.ts'
import type { Transaction, Transactions } from '#application/shared/transaction.ts'
import type { Account } from '#domain/accounts/account.ts'
import { addressFor, maxMisses, type Token, type TokenKind } from '#domain/accounts/token.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { AccountStore, Secrets } from '#application/accounts/ports.ts'
import type { TokenStore } from './token-ports.ts'

type Redemption<Kind extends TokenKind> = {
  readonly userId: UserId
  readonly kinds: readonly Kind[]
  readonly secret: string
}

/** Takes a secret back and does, in the same unit, what it allows. Refuses anything but one that still holds. */
export type RedeemToken = {
  <Kind extends TokenKind, Result>(
    asked: Redemption<Kind>,
    then: (token: Token & { readonly kind: Kind }, account: Account, unit: Transaction) => Promise<Result>,
  ): Promise<Result>
  /** Refuses as taking it would, and leaves it where it is. */
  check(asked: Redemption<TokenKind>): Promise<void>
}

type Deps = {
  readonly tokens: Pick<TokenStore, 'take' | 'has' | 'miss'>
  readonly accounts: Pick<AccountStore, 'find'>
  readonly secrets: Pick<Secrets, 'hash'>
  readonly units: Transactions
  readonly clock: Clock
}

export function redeemToken({ tokens, accounts, secrets, units, clock }: Deps): RedeemToken {
  const now = () => formatDateTime(clock.now())

  async function refuse({ userId, kinds }: Redemption<TokenKind>): Promise<never> {
    // In a statement of its own: the refusal would take the note back with it.
    await tokens.miss(userId, kinds, maxMisses)
    throw new Fault('user_invalid_token')
  }

  async function redeem<Kind extends TokenKind, Result>(
    asked: Redemption<Kind>,
    then: (token: Token & { readonly kind: Kind }, account: Account, unit: Transaction) => Promise<Result>,
  ): Promise<Result> {
    const { userId, kinds, secret } = asked
    const done = await units.run(async (unit) => {
      const token = await tokens.take(userId, kinds, secrets.hash(secret), now(), unit)
      const account = token && (await accounts.find(userId, unit))
      if (!account || !isOf(token, kinds) || token.address !== addressFor(token.kind, account)) return undefined
      return { result: await then(token, account, unit) }
    })
    return done ? done.result : refuse(asked)
  }

  return Object.assign(redeem, {
    async check(asked: Redemption<TokenKind>) {
      const { userId, kinds, secret } = asked
      if (!(await tokens.has(userId, kinds, secrets.hash(secret), now()))) await refuse(asked)
    },
  })
}

function isOf<Kind extends TokenKind>(token: Token, kinds: readonly Kind[]): token is Token & { readonly kind: Kind } {
  return kinds.some((kind) => kind === token.kind)
}
