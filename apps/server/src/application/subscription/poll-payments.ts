import type { Transactions } from '#application/shared/transaction.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { isHeld, isLost, landingSeconds, type Quote, statusOf } from '#domain/subscription/quote.ts'
import { readPayment } from '#domain/subscription/read-payment.ts'
import type { CreditPayment } from './credit-payment.ts'
import { markQuoteSeen, notSeen } from './mark-quote-seen.ts'
import { scanTransactions } from './scan-transactions.ts'
import {
  RpcBudgetExceeded,
  isAboutOne,
  type PaymentChain,
  type PaymentLog,
  type QuoteStore,
  type SightingStore,
  type WatchStore,
} from './ports.ts'
import { readSightings } from './read-sightings.ts'

/** How many that are not final yet are read in one look, and how many readings are remembered. */
const early = 3
const remembered = 1000

type Deps = {
  readonly chain: PaymentChain
  readonly quotes: QuoteStore
  readonly watch: WatchStore
  readonly sightings: SightingStore
  readonly credit: CreditPayment
  readonly units: Transactions
  readonly clock: Clock
  readonly log: PaymentLog
}

export type LookForPayments = {
  awaited(): Promise<readonly Quote[]>
  /** Tries what was skipped once more. */
  readonly again: (max: number) => Promise<{ readonly read: number; readonly left: number }>
  look(): Promise<void>
}

/**
 * One look at the chain: what has arrived, and how far what is expected has come. What it asks of the node grows with
 * what has arrived, never with how many quotes are open.
 */
export function pollPayments(deps: Deps): LookForPayments {
  const { chain, quotes, watch, sightings, credit, units, clock, log } = deps
  const mark = withDeps(markQuoteSeen, deps)
  const markConfirmed = (quote: Quote, signature: string | undefined): Promise<void> =>
    units.run((unit) => mark(unit, quote, { seen: 'confirmed', signature, seenAt: clock.now() }))
  const note = withDeps(scanTransactions, deps)
  const reading = readSightings(deps)
  /** What was read of transactions before they were final: each is asked for once. */
  const peeked = new Map<string, ReadonlySet<string>>()
  let peeksLeft = 0

  /** Transactions that were reported as sent. */
  async function follow(held: readonly Quote[]): Promise<void> {
    const signatures = [...new Set(held.flatMap(({ signature }) => signature ?? []))]
    const progress = await chain.progress(signatures)
    const far = new Map(signatures.map((signature, index) => [signature, progress[index] ?? 'unknown']))
    for (const quote of held) {
      const came = far.get(quote.signature ?? '')
      const isGone = came === 'failed' || (came === 'unknown' && isLost(quote, clock.now()))
      if (isGone) await units.run((unit) => mark(unit, quote, notSeen))
      if (came === 'confirmed' && quote.seen === 'pending' && (await paidKeys(quote.signature ?? '')).size > 0) {
        await markConfirmed(quote, quote.signature)
      }
    }
    // Read before the others, since an account waits for them: no slot is later than this.
    const slot = Number.MAX_SAFE_INTEGER
    const final = signatures.filter((signature) => far.get(signature) === 'finalized')
    const mentions = final.map((signature) => ({ signature, slot }))
    await units.run((unit) => sightings.add(unit, mentions, true, clock.now()))
  }

  /** What has been confirmed and names an open quote is shown before it is final. */
  async function peek(account: string): Promise<void> {
    const { done } = await watch.cursor(account)
    const { list } = await chain.mentions(account, { until: done }, 'confirmed')
    for (const { signature, failed } of list) {
      if (failed) continue
      for (const quote of await quotes.byReferences(await paidKeys(signature))) {
        const status = statusOf(quote, clock.now())
        if (status === 'open' || status === 'partial') {
          await markConfirmed(quote, signature)
        }
      }
    }
  }

  /** The keys of a transaction that pays something, read before it is final; none when it does not, or not yet read. */
  async function paidKeys(signature: string): Promise<ReadonlySet<string>> {
    const known = peeked.get(signature)
    if (known || peeksLeft === 0) return known ?? nothing
    peeksLeft -= 1
    const transaction = await chain.transaction(signature, 'confirmed').catch((error: unknown) => {
      // It shows by itself when it is final, or not at all.
      if (isAboutOne(error)) return undefined
      throw error
    })
    const found = transaction && readPayment(transaction, await chain.treasury())
    const keys = found?.kind === 'token' ? found.keys : nothing
    peeked.set(signature, keys)
    for (const oldest of peeked.keys()) if (peeked.size > remembered) peeked.delete(oldest)
    return keys
  }

  /** Quotes that may still be paid. */
  async function awaited(): Promise<readonly Quote[]> {
    const now = clock.now()
    const list = await quotes.awaited(new Date(now.getTime() - landingSeconds * 1000))
    return list.filter((quote) => statusOf(quote, now) !== 'paid')
  }

  async function look(): Promise<void> {
    const { account, owner } = await chain.treasury()
    await credit.price()
    peeksLeft = early
    const expected = await awaited()
    const held = expected.filter(isHeld)
    if (held.length > 0) await follow(held)
    if (held.length < expected.length) await peek(account)
    await note(account, true)
    await note(owner, false)
    await reading.due()
  }

  return {
    awaited,
    again: (max) => reading.again(max),
    async look() {
      await look().catch((error: unknown) => {
        if (!(error instanceof RpcBudgetExceeded)) throw error
        // Everything that was found is noted; the next look goes on from there.
        log.info({}, 'as many calls as the node may be asked in a minute were made; the rest is looked at next')
      })
    },
  }
}

const nothing: ReadonlySet<string> = new Set()
