import type { ChainTransaction, TokenBalance, Treasury } from './chain.ts'

/** What one transaction did to the treasury. */
export type PaymentFinding =
  | {
      readonly kind: 'token'
      /** Base units that arrived, always above 0. */
      readonly amount: bigint
      /** Who lost tokens of this kind and signed, the one who lost most first. A pool or an escrow does not sign. */
      readonly payers: readonly string[]
      /** Every key the transaction names: a quote's reference is found among them. */
      readonly keys: ReadonlySet<string>
    }
  /** Something arrived that buys nothing: SOL, another token, or our token in another account. */
  | {
      readonly kind: 'stray'
      readonly what: 'sol' | 'token'
      /** Who paid its fee, and every key it names. */
      readonly payers: readonly string[]
      readonly keys: ReadonlySet<string>
    }
  | { readonly kind: 'failed' | 'nothing' }

type TokenAccount = { key: string; mint: string; owner: string; before: string; program: string; change: bigint }

/**
 * Reads balances alone, never instructions or logs: a transfer, a checked transfer and one made by another program
 * count alike, and nothing that a program writes into the log can pretend to be one.
 */
export function readPayment(transaction: ChainTransaction, treasury: Treasury): PaymentFinding {
  const { meta, transaction: sent } = transaction
  if (!meta || meta.err !== null) return { kind: 'failed' }
  const { accountKeys, header } = sent.message
  const keys = [...accountKeys, ...(meta.loadedAddresses?.writable ?? []), ...(meta.loadedAddresses?.readonly ?? [])]
  const signers = new Set(keys.slice(0, header.numRequiredSignatures))
  const accounts = changes(meta.preTokenBalances ?? [], meta.postTokenBalances ?? [], keys)
  const ours = (one: TokenAccount) => one.mint === treasury.mint && one.program === treasury.tokenProgram

  // The treasury's own account only: one that somebody made over to the treasury was filled at another time.
  const credited = accounts.filter((one) => ours(one) && one.key === treasury.account && one.owner === treasury.owner)
  const amount = credited.reduce((sum, one) => sum + one.change, 0n)
  if (amount > 0n)
    return { kind: 'token', amount, payers: payersOf(accounts.filter(ours), signers), keys: new Set(keys) }

  const stray = { kind: 'stray', payers: keys.slice(0, 1), keys: new Set(keys) } as const
  if (accounts.some((one) => one.owner === treasury.owner && one.change > 0n)) return { ...stray, what: 'token' }
  const at = keys.indexOf(treasury.owner)
  const lamports = at < 0 ? 0 : (meta.postBalances[at] ?? 0) - (meta.preBalances[at] ?? 0)
  return lamports > 0 ? { ...stray, what: 'sol' } : { kind: 'nothing' }
}

function changes(
  before: readonly TokenBalance[],
  after: readonly TokenBalance[],
  keys: readonly string[],
): TokenAccount[] {
  const found = new Map<number, TokenAccount>()
  const note = (list: readonly TokenBalance[], sign: bigint) => {
    for (const { accountIndex, mint, owner = '', programId = '', uiTokenAmount } of list) {
      const known = found.get(accountIndex)
      const one = known ?? { key: keys[accountIndex] ?? '', mint, owner, before: owner, program: programId, change: 0n }
      one.mint = mint
      one.owner = owner
      one.change += sign * BigInt(uiTokenAmount.amount)
      found.set(accountIndex, one)
    }
  }
  note(before, -1n)
  note(after, 1n)
  return [...found.values()]
}

function payersOf(accounts: readonly TokenAccount[], signers: ReadonlySet<string>): readonly string[] {
  const lost = new Map<string, bigint>()
  for (const { before, change } of accounts) {
    if (change < 0n && signers.has(before)) lost.set(before, (lost.get(before) ?? 0n) - change)
  }
  return [...lost].toSorted(([, a], [, b]) => (b > a ? 1 : b < a ? -1 : 0)).map(([owner]) => owner)
}
