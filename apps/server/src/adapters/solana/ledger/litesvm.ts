import { type Address, getBase58Decoder, lamports as asLamports, type Transaction } from '@solana/kit'
import type { LiteSVM, TransactionMetadata } from 'litesvm'
import { type TransactionError, transactionError } from './transaction-error.ts'

export type LedgerAccount = {
  readonly address: Address
  readonly lamports: bigint
  readonly owner: Address
  readonly executable: boolean
  readonly data: Uint8Array
}

export type Instruction = {
  readonly programIdIndex: number
  readonly accounts: readonly number[]
  /** In base58. */
  readonly data: string
  readonly stackHeight: number
}

export type TransactionOutcome = {
  readonly err: TransactionError | null
  readonly logs: readonly string[]
  readonly units: number
  readonly inner: readonly { readonly index: number; readonly instructions: readonly Instruction[] }[]
  readonly returned: { readonly programId: string; readonly data: Uint8Array } | undefined
}

export type Simulation = TransactionOutcome & { readonly after: readonly LedgerAccount[] }

/** The virtual machine with the programs of a real cluster, and all accounts in memory. */
export type LiteSvm = {
  readonly account: (address: Address) => LedgerAccount | undefined
  /** Puts an account in place as it is; one without lamports goes away. */
  put(account: LedgerAccount): void
  setTime(slot: number, seconds: number): void
  execute(transaction: Transaction): TransactionOutcome
  simulate(transaction: Transaction, options: { readonly verify: boolean }): Simulation
  readonly rentExemption: (size: number) => bigint
}

/** Needs the module of the machine, which not every platform has. */
export function openLiteSvm(module: { readonly LiteSVM: new () => LiteSVM }): LiteSvm {
  // Its blockhash is the same constant in every instance, and its history is lost with it: the ledger keeps its own.
  const svm = new module.LiteSVM().withBlockhashCheck(false).withTransactionHistory(0n)

  return {
    account(address) {
      const found = svm.getAccount(address)
      if (!found.exists) return undefined
      const { lamports, programAddress: owner, executable, data } = found
      return { address, lamports, owner, executable, data: new Uint8Array(data) }
    },
    put({ address, lamports, owner, executable, data }) {
      const space = BigInt(data.length)
      svm.setAccount({ address, lamports: asLamports(lamports), programAddress: owner, executable, data, space })
    },
    setTime(slot, seconds) {
      const clock = svm.getClock()
      clock.slot = BigInt(slot)
      clock.unixTimestamp = BigInt(seconds)
      svm.setClock(clock)
    },
    execute(transaction) {
      const result = svm.sendTransaction(transaction)
      if (!('err' in result)) return outcomeOf(null, result)
      return outcomeOf(transactionError(result.err()), result.meta())
    },
    simulate(transaction, { verify }) {
      svm.withSigverify(verify)
      try {
        const result = svm.simulateTransaction(transaction)
        if ('err' in result) return { ...outcomeOf(transactionError(result.err()), result.meta()), after: [] }
        const after = result.postAccounts().map(({ programAddress: owner, data, ...rest }) => ({
          ...rest,
          owner,
          data: new Uint8Array(data),
        }))
        return { ...outcomeOf(null, result.meta()), after }
      } finally {
        svm.withSigverify(true)
      }
    },
    rentExemption: (size) => svm.minimumBalanceForRentExemption(BigInt(size)),
  }
}

const base58 = getBase58Decoder()

function outcomeOf(err: TransactionError | null, meta: TransactionMetadata): TransactionOutcome {
  const inner = meta.innerInstructions().map((list, index) => ({
    index,
    instructions: list.map((each) => {
      const instruction = each.instruction()
      return {
        programIdIndex: instruction.programIdIndex(),
        accounts: [...instruction.accounts()],
        data: base58.decode(instruction.data()),
        stackHeight: each.stackHeight(),
      }
    }),
  }))
  const returned = meta.returnData()
  const data = returned.data()
  return {
    err,
    logs: meta.logs(),
    units: Number(meta.computeUnitsConsumed()),
    inner: inner.filter(({ instructions }) => instructions.length > 0),
    returned: data.length > 0 ? { programId: base58.decode(returned.programId()), data } : undefined,
  }
}
