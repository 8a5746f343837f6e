import type { CountRequest } from '#application/limits/count-request.ts'
import type { Account } from '#domain/accounts/account.ts'
import type { Client } from '#domain/accounts/caller.ts'
import { Fault } from '#domain/shared/fault.ts'
import { placeOf } from '#domain/shared/place.ts'
import type { Passwords } from './ports.ts'

type Deps = { readonly passwords: Pick<Passwords, 'verify'>; readonly countRequest: CountRequest }

/** What a password is checked for: an account, or an address that no account has. */
type Whose = { readonly account: Account | undefined; readonly address?: string }

/**
 * The one way in which a password is compared. Wherever that is asked for, it counts for the account, from any place,
 * and for the place, at any account; so neither guessing at one nor trying one password on many comes far.
 */
export type CheckPassword = (password: string, whose: Whose, client: Client) => Promise<boolean>

const hour = 3600
const mostOfAccount = 20
const mostFromPlace = 60

export function checkPassword({ passwords, countRequest }: Deps): CheckPassword {
  return async (password, { account, address = '' }, { ip }) => {
    const { exceeded } = await countRequest([
      { key: `password of ${account?.id ?? address}`, limit: mostOfAccount, period: hour },
      { key: `password from ${placeOf(ip)}`, limit: mostFromPlace, period: hour },
    ])
    if (exceeded) throw new Fault('general_rate_limit_exceeded')
    return passwords.verify(password, account?.password?.hash)
  }
}
