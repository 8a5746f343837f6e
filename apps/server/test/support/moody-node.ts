import type { Rpc } from '#adapters/solana/payments-rpc.ts'

type Mood = (method: string, params: readonly unknown[], ask: () => Promise<unknown>) => Promise<unknown>

/** A node between the studio and the ledger that can be told how to behave, and remembers what it was asked. */
export function moodyNode() {
  const well: Mood = (_method, _params, ask) => ask()
  let mood = well
  const asked: { readonly method: string; readonly params: readonly unknown[] }[] = []
  const over =
    (rpc: Rpc): Rpc =>
    (method, params) => {
      asked.push({ method, params })
      return mood(method, params, () => rpc(method, params))
    }
  return {
    over,
    asked,
    /** How often it was asked this, about this one. */
    count: (method: string, first?: unknown) =>
      asked.filter((each) => each.method === method && (first === undefined || each.params[0] === first)).length,
    set: (next: Mood) => void (mood = next),
    well: () => void (mood = well),
    /** Answers for these transactions in its own way, and for everything else as it should. */
    spoil(signatures: readonly string[], answer: () => unknown) {
      mood = async (method, [of], ask) =>
        method === 'getTransaction' && signatures.some((each) => each === of) ? answer() : ask()
    },
  }
}
