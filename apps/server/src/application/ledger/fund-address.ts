import type { CountRequest } from '#application/limits/count-request.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Funding, OpenLedger } from './ports.ts'
import { LedgerUnavailable } from './refusals.ts'

/** The faucet's limit, the same whichever way it is asked. */
export async function mayGive(countRequest: CountRequest, address: string): Promise<boolean> {
  return !(await countRequest([{ key: `faucet address:${address}`, limit: 5, period: 3600 }])).exceeded
}

/** Whether the faucet may give to this address once more. */
export type MayGive = Bound<typeof mayGive>

type Deps = { readonly open: OpenLedger; readonly mayGive: MayGive }

/** Gives SOL and the studio's token to an address, a few times an hour. */
export async function fundAddress({ open, mayGive: may }: Deps, address: string): Promise<Funding> {
  // Opened first, so that a missing ledger doesn't count against the limit.
  const ledger = await open().catch((cause: unknown) => {
    if (!(cause instanceof LedgerUnavailable)) throw cause
    throw new Fault('ledger_unavailable', {}, { message: cause.message, cause })
  })
  if (!(await may(address))) throw new Fault('general_rate_limit_exceeded')
  return ledger.fund(address)
}
