import type { CountRequest } from '#application/limits/count-request.ts'
import { Fault } from '#domain/shared/fault.ts'
import { placeOf } from '#domain/shared/place.ts'
import type { Client } from '#domain/accounts/caller.ts'

const hour = 3600
const maxPerAddress = 10
const maxPerClientAddress = 30

/** So many mails of all kinds together go to one address, and are asked for from one place, in an hour. */
export async function mailBudget(
  { countRequest }: { readonly countRequest: CountRequest },
  to: string,
  { ip }: Client,
): Promise<void> {
  const { exceeded } = await countRequest([
    { key: `mail to ${to}`, limit: maxPerAddress, period: hour },
    { key: `mail from ${placeOf(ip)}`, limit: maxPerClientAddress, period: hour },
  ])
  if (exceeded) throw new Fault('general_rate_limit_exceeded')
}
