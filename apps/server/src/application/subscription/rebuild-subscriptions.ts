import type { PaymentRow } from '#domain/subscription/payment.ts'
import type { CreditDeps, CreditPayment } from './credit-payment.ts'
import { ChainUnavailable, type Mention, type SightingStore } from './ports.ts'
import type { Bound } from '#application/shared/with-deps.ts'

type Deps = Omit<CreditDeps, 'log' | 'wallets' | 'prices'> & {
  readonly credit: CreditPayment
  readonly sightings: SightingStore
}

export type Rebuilt = { readonly payments: number; readonly subscriptions: number; readonly changed: readonly string[] }

/**
 * Forgets what was credited and reads it from the chain again, all of it or nothing. Quotes and prices are kept, also
 * the price that a payment has been counted at.
 */
export async function rebuildSubscriptions({
  chain,
  quotes,
  payments,
  subscriptions,
  sightings,
  units,
  clock,
  credit,
}: Deps): Promise<Rebuilt> {
  const treasury = await chain.treasury()
  const known = new Map((await units.run((unit) => payments.all(unit))).map((each) => [each.signature, each]))
  const rows = new Map<string, PaymentRow>()
  const unread: Mention[] = []
  for (const mention of await mentions([treasury.account, treasury.owner])) {
    const { signature } = mention
    const transaction = await credit.shown(signature)
    if (typeof transaction === 'string') {
      unread.push(mention)
      continue
    }
    const row = await credit.rowOf(signature, transaction, treasury, known.get(signature))
    if (row) rows.set(signature, row)
  }
  const before = await texts()
  await units.run(async (unit) => {
    // A node that keeps a short history would take away what people have paid for.
    const lost = (await payments.all(unit)).filter(({ signature }) => !rows.has(signature))
    if (lost.length > 0) {
      throw new ChainUnavailable(
        `The node does not show ${lost.length} payments that are known, among them ${lost[0]?.signature}. ` +
          'Nothing was changed. Ask a node that keeps the whole history (SOLANA_RPC_URL).',
      )
    }
    await payments.forget(unit)
    await subscriptions.forget(unit)
    await quotes.forget(unit)
    const inOrder = [...rows.values()].toSorted((one, other) => one.slot - other.slot)
    for (const row of inOrder) await credit.keep(unit, row)
    // Unreadable transactions are retried together with unread ones.
    await sightings.add(unit, unread, true, clock.now())
  })
  const after = await texts()
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id))
  return { payments: rows.size, subscriptions: after.size, changed }

  /** Everything that named one of the addresses and succeeded, each once. */
  async function mentions(addresses: readonly string[]): Promise<readonly Mention[]> {
    const found = new Map<string, Mention>()
    for (const address of addresses) {
      for (let before: string | undefined, more = true; more;) {
        const page = await chain.mentions(address, { before }, 'finalized')
        for (const each of page.list) if (!each.failed) found.set(each.signature, each)
        before = page.list.at(-1)?.signature
        more = page.more
      }
    }
    return [...found.values()]
  }

  /** Standing by account; whoever has bought nothing and has nothing left over is not told apart from nobody. */
  async function texts(): Promise<Map<string, string>> {
    const list = (await subscriptions.all()).filter(({ endsAt, credit: left }) => endsAt !== undefined || left > 0n)
    return new Map(
      list.map(({ accountId, startedAt, endsAt, credit: left }) => [
        accountId,
        `${startedAt?.toISOString()} ${endsAt?.toISOString()} ${left}`,
      ]),
    )
  }
}

export type RebuildSubscriptions = Bound<typeof rebuildSubscriptions>
