import type { Transactions } from '#application/shared/transaction.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { PaymentChain, SightingStore, WatchStore } from './ports.ts'

type Deps = {
  readonly chain: PaymentChain
  readonly watch: WatchStore
  readonly sightings: SightingStore
  readonly units: Transactions
  readonly clock: Clock
}

/**
 * Notes everything that named an address since the last look, page by page and downwards, as the chain lists it. How
 * far the walk has come is kept with each page: a list that is longer than what may be asked in a minute is walked in
 * several looks.
 */
export async function scanTransactions(
  { chain, watch, sightings, units, clock }: Deps,
  address: string,
  pays: boolean,
): Promise<void> {
  let { done, head, walked } = await watch.cursor(address)
  for (;;) {
    const { list, more } = await chain.mentions(address, { before: walked, until: done }, 'finalized')
    head ??= list[0]?.signature
    if (head === undefined) return
    walked = list.at(-1)?.signature
    const cursor = more ? { done, head, walked } : { done: head, head: undefined, walked: undefined }
    await units.run(async (unit) => {
      await sightings.add(
        unit,
        list.filter(({ failed }) => !failed),
        pays,
        clock.now(),
      )
      await watch.advance(unit, address, cursor)
    })
    if (!more) return
  }
}
