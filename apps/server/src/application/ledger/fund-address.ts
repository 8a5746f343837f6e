import type { CountRequest } from '#application/limits/count-request.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Funding, OpenLedger } from './ports.ts'
import { LedgerUnavailable } from './refusals.ts'

/** Whether the faucet may give to this address once more. */
export type MayGive = (address: string) => Promise<boolean>

/** The faucet's limit, the same whichever way it is asked. */
export function mayGive(countRequest: CountRequest): MayGive {
  return async (address) =>
    !(await countRequest([{ key: `faucet address:${address}`, limit: 5, period: 3600 }])).exceeded
}

type Deps = { readonly open: OpenLedger; readonly mayGive: MayGive }

/** Gives SOL and the studio's token to an address, a few times an hour. */
export function fundAddress({ open, mayGive: may }: Deps) {
  return async (address: string): Promise<Funding> => {
    // Opened first: where there is no ledger, nobody has used up anything.
    const ledger = await open().catch((cause: unknown) => {
      if (!(cause instanceof LedgerUnavailable)) throw cause
      throw new Fault('ledger_unavailable', {}, { message: cause.message, cause })
    })
    if (!(await may(address))) throw new Fault('general_rate_limit_exceeded')
    return ledger.fund(address)
  }
}
