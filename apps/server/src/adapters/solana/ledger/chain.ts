import type { Address } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS as systemProgram } from '@solana-program/system'
import { RpcRefusal } from '#application/ledger/refusals.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { Journal, StoredAccount } from './journal.ts'
import type { LedgerAccount, LiteSvm, TransactionOutcome, Simulation } from './litesvm.ts'
import { memoOf } from './memo.ts'
import type { Meta, TokenBalance } from './meta.ts'
import type { Slots } from './slots.ts'
import { decimalsOf, tokenAmount, tokensIn } from './tokens.ts'
import { inWords, type TransactionError } from './transaction-error.ts'
import { type Decoded, decodeTransaction } from './wire.ts'

/** A transaction that has just come into the ledger. */
export type Committed = {
  readonly signature: string
  readonly slot: number
  readonly at: number
  readonly err: TransactionError | null
  readonly logs: readonly string[]
  readonly keys: readonly Address[]
  readonly changed: ReadonlySet<string>
}

/** Accounts, transactions and time: what the answers to all questions are made from. */
export type Chain = {
  readonly slots: Slots
  readonly journal: Pick<Journal, 'transaction' | 'history' | 'holdings' | 'count'>
  readonly account: (address: Address) => LedgerAccount | undefined
  readonly rentExemption: (size: number) => bigint
  /** Runs a transaction and answers its signature once it is on disk; the same bytes again change nothing. */
  send(wire: Uint8Array, options?: { readonly preflight: boolean }): string
  simulate(wire: Uint8Array, options: SimulateOptions): Simulation
  /** Sets an account up without a transaction. */
  endow(account: LedgerAccount): void
  listen(listener: (committed: Committed) => void): Disposable
}

type SimulateOptions = { readonly verify: boolean; readonly anyBlockhash: boolean }
type Deps = {
  readonly machine: LiteSvm
  readonly journal: Journal
  readonly slots: Slots
  readonly clock: Clock
}

export function openChain({ machine, journal, slots, clock }: Deps): Chain {
  const listeners = new Set<(committed: Committed) => void>()

  function setTime(): void {
    machine.setTime(slots.current(), Math.floor(clock.now().getTime() / 1000))
  }

  function simulate(decoded: Decoded, { verify, anyBlockhash }: SimulateOptions): Simulation {
    if (!anyBlockhash && !slots.isValid(decoded.message.lifetimeToken))
      return { ...refused('BlockhashNotFound'), after: [] }
    setTime()
    return sane(() => machine.simulate(decoded.transaction, { verify })) ?? { ...refused('SanitizeFailure'), after: [] }
  }

  function run(decoded: Decoded, signature: string): void {
    const { transaction, keys, message, wire } = decoded
    setTime()
    const before = keys.map((key) => machine.account(key))
    const outcome = sane(() => machine.execute(transaction)) ?? refused('SanitizeFailure')
    const after = keys.map((key) => machine.account(key))
    const changed = keys.flatMap((key, index) => (same(before[index], after[index]) ? [] : [after[index] ?? gone(key)]))
    // What did not even pay its fee has never been in a block.
    if (outcome.err !== null && changed.length === 0) throw failed(outcome)

    const entry = { signature, slot: slots.current(), at: clock.now().getTime() }
    const meta = metaOf(outcome, before, after)
    try {
      journal.write({
        transaction: { ...entry, wire, meta: JSON.stringify(meta), memo: memoOf(message) },
        addresses: keys,
        changed: changed.map(stored),
      })
    } catch (error) {
      // Memory must not know what the disk does not.
      for (const [index, key] of keys.entries())
        if (changed.some(({ address }) => address === key)) machine.put(before[index] ?? gone(key))
      throw error
    }
    const names = new Set<string>(changed.map(({ address }) => address))
    const committed = { ...entry, err: outcome.err, logs: outcome.logs, keys, changed: names }
    for (const listener of listeners) listener(committed)
  }

  function metaOf(outcome: TransactionOutcome, before: Accounts, after: Accounts): Meta {
    return {
      err: outcome.err,
      // Nobody earns the fee here, so it is what is missing afterwards.
      fee: Number(sum(before) - sum(after)),
      preBalances: before.map((account) => Number(account?.lamports ?? 0n)),
      postBalances: after.map((account) => Number(account?.lamports ?? 0n)),
      preTokenBalances: tokenBalances(before),
      postTokenBalances: tokenBalances(after),
      innerInstructions: outcome.inner,
      logMessages: outcome.logs,
      computeUnitsConsumed: outcome.units,
    }
  }

  function tokenBalances(accounts: Accounts): TokenBalance[] {
    return accounts.flatMap((account, accountIndex) => {
      const tokens = tokensIn(account)
      if (!account || !tokens) return []
      const { mint, owner, amount } = tokens
      const uiTokenAmount = tokenAmount(amount, decimalsOf(mint, machine.account))
      return [{ accountIndex, mint, owner, programId: account.owner, uiTokenAmount }]
    })
  }

  return {
    slots,
    journal,
    account: machine.account,
    rentExemption: machine.rentExemption,
    send(wire, { preflight } = { preflight: false }) {
      const decoded = decodeTransaction(wire)
      const [signature] = decoded.signatures
      if (signature === undefined || decoded.signatures.includes(undefined)) throw unsigned()
      const known = journal.transaction(signature)
      if (known) {
        if (Buffer.compare(known.wire, wire) === 0) return signature
        throw failed(refused('AlreadyProcessed'))
      }
      if (!slots.isValid(decoded.message.lifetimeToken)) throw failed(refused('BlockhashNotFound'))
      if (preflight) {
        const simulation = simulate(decoded, { verify: true, anyBlockhash: false })
        if (simulation.err !== null) throw failed(simulation)
      }
      run(decoded, signature)
      return signature
    },
    simulate(wire, options) {
      const decoded = decodeTransaction(wire)
      if (options.verify && decoded.signatures.includes(undefined)) throw unsigned()
      const simulation = simulate(decoded, options)
      if (simulation.err === 'SignatureFailure') throw unsigned()
      return simulation
    },
    endow(account) {
      machine.put(account)
      journal.put(stored(account))
    },
    listen(listener) {
      listeners.add(listener)
      return { [Symbol.dispose]: () => void listeners.delete(listener) }
    },
  }
}

type Accounts = readonly (LedgerAccount | undefined)[]

const sum = (accounts: Accounts): bigint => accounts.reduce((total, account) => total + (account?.lamports ?? 0n), 0n)

const stored = (account: LedgerAccount): StoredAccount => ({ ...account, holder: tokensIn(account)?.owner })

function gone(address: Address): LedgerAccount {
  return { address, lamports: 0n, owner: systemProgram, executable: false, data: new Uint8Array() }
}

function same(one: LedgerAccount | undefined, other: LedgerAccount | undefined): boolean {
  if (!one || !other) return one === other
  if (one.lamports !== other.lamports || one.owner !== other.owner || one.executable !== other.executable) return false
  return Buffer.compare(one.data, other.data) === 0
}

/** The machine throws where a transaction makes no sense at all. */
function sane<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

const refused = (err: string): TransactionOutcome => ({ err, logs: [], units: 0, inner: [], returned: undefined })

const unsigned = (): RpcRefusal => new RpcRefusal(-32003, 'Transaction signature verification failure')

function failed({ err, logs, units }: TransactionOutcome): RpcRefusal {
  if (err === null || err === 'SignatureFailure') return unsigned()
  const data = { err, logs, accounts: null, unitsConsumed: units, returnData: null, innerInstructions: null }
  return new RpcRefusal(-32002, `Transaction simulation failed: ${inWords(err)}`, data)
}
