import type { ChainTransaction } from '#domain/subscription/chain.ts'
import type { PaymentRow } from '#domain/subscription/payment.ts'
import type { CreditDeps, CreditPayment } from './credit-payment.ts'
import { ChainUnavailable } from './ports.ts'

type Deps = Omit<CreditDeps, 'log' | 'wallets' | 'prices'> & { readonly credit: CreditPayment }

export type Rebuilt = { readonly payments: number; readonly subscriptions: number; readonly changed: readonly string[] }

/** Forgets what was credited and reads it from the chain again, all of it or nothing. Quotes and prices are kept. */
export function rebuildSubscriptions({ chain, quotes, payments, subscriptions, units, credit }: Deps) {
  return async (): Promise<Rebuilt> => {
    const till = await chain.till()
    const found = new Map<string, ChainTransaction>()
    for (const address of [till.account, till.owner]) {
      for (const { signature, failed } of await chain.since(address, undefined, 'finalized')) {
        if (failed || found.has(signature)) continue
        const transaction = await chain.transaction(signature, 'finalized')
        if (!transaction) throw new ChainUnavailable(`The chain lists ${signature} and does not show it.`)
        found.set(signature, transaction)
      }
    }
    const rows: PaymentRow[] = []
    for (const [signature, transaction] of found) {
      const row = await credit.rowOf(signature, transaction, till)
      if (row) rows.push(row)
    }
    const before = await texts()
    await units.run(async (unit) => {
      // A node that keeps a short history would take away what people have paid for.
      const lost = (await payments.signatures(unit)).filter((signature) => !found.has(signature))
      if (lost.length > 0) {
        throw new ChainUnavailable(
          `The node does not know ${lost.length} payments that were credited, among them ${lost[0]}. ` +
            'Nothing was changed. Ask a node that keeps the whole history (SOLANA_RPC_URL).',
        )
      }
      await payments.forget(unit)
      await subscriptions.forget(unit)
      await quotes.forget(unit)
      for (const row of rows.toSorted((one, other) => one.slot - other.slot)) await credit.keep(unit, row)
    })
    const after = await texts()
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id))
    return { payments: rows.length, subscriptions: after.size, changed }
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
