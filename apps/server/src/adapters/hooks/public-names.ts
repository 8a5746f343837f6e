import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { callbackify } from 'node:util'

/** Milliseconds until a name server is asked again, and how often that is done. */
const [timeout, tries] = [2000, 2]

type Names = { resolve4(host: string): Promise<string[]>; resolve6(host: string): Promise<string[]> }

/**
 * Asks name servers without the threads that the system's lookup shares with everything else: a name server that never
 * answers would block those, and with them the lookups of everyone.
 */
export function publicNames(resolver: Names = new Resolver({ timeout, tries })): LookupFunction {
  async function find(host: string): Promise<LookupAddress[]> {
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    const found = [...addresses(v4, 4), ...addresses(v6, 6)]
    if (found.length === 0) throw v4.status === 'rejected' ? v4.reason : new Error('This name has no address')
    return found
  }
  const lookup = callbackify(find)
  return (host, _options, done) => lookup(host, (error, found) => done(error, found ?? []))
}

const addresses = (answer: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] =>
  answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : []
