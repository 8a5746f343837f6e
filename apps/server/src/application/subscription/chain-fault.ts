import { LedgerUnavailable } from '#application/ledger/refusals.ts'
import { Fault } from '#domain/shared/fault.ts'
import { ChainUnavailable } from './ports.ts'

/** What the chain answers, or a refusal that says that it does not. */
export async function reachable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (cause) {
    if (cause instanceof LedgerUnavailable) throw new Fault('ledger_unavailable', {}, { message: cause.message, cause })
    if (cause instanceof ChainUnavailable) throw new Fault('chain_unavailable', {}, { cause })
    throw cause
  }
}
