import type { CountRequest } from '#application/limits/count-request.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import type { Account } from '#domain/accounts/account.ts'
import type { Client } from '#domain/accounts/caller.ts'
import { Fault } from '#domain/shared/fault.ts'
import { placeOf } from '#domain/shared/place.ts'
import type { Passwords } from './ports.ts'

type Deps = { readonly passwords: Pick<Passwords, 'verify'>; readonly countRequest: CountRequest }

/** What a password is checked for: an account, or an address that no account has. */
type Whose = { readonly account: Account | undefined; readonly address?: string }

const hour = 3600
const maxPerAccount = 20
const maxPerClientAddress = 60

/**
 * The one way in which a password is compared. Wherever that is asked for, it counts for the account, from any place,
 * and for the place, at any account; so neither guessing at one nor trying one password on many comes far.
 */
export async function checkPassword(
  { passwords, countRequest }: Deps,
  password: string,
  { account, address = '' }: Whose,
  { ip }: Client,
): Promise<boolean> {
  const { exceeded } = await countRequest([
    { key: `password of ${account?.id ?? address}`, limit: maxPerAccount, period: hour },
    { key: `password from ${placeOf(ip)}`, limit: maxPerClientAddress, period: hour },
  ])
  if (exceeded) throw new Fault('general_rate_limit_exceeded')
  return passwords.verify(password, account?.password?.hash)
}

export type CheckPassword = Bound<typeof checkPassword>
