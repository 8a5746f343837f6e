import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Address,
  appendTransactionMessageInstructions,
  blockhash,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  type Instruction,
  type KeyPairSigner,
  pipe,
  setTransactionMessageConfig,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import * as litesvm from 'litesvm'
import { z } from 'zod'
import type { LedgerNotification } from '#application/ledger/ports.ts'
import { openLedger } from '#adapters/solana/ledger/open-ledger.ts'

const Lifetime = z.object({ value: z.object({ blockhash: z.string(), lastValidBlockHeight: z.number() }) })

/** A ledger on a file of its own, with a clock that a test moves. */
export async function ledgerWorld({ mayGive = async () => true } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-'))
  const file = join(folder, 'ledger.db')
  let now = Date.parse('2026-11-14T10:00:00Z')
  const clock = { now: () => new Date(now) }
  const open = () => openLedger({ file, module: litesvm, clock, mayGive })
  let ledger = await open()

  const call = async (method: string, ...params: readonly unknown[]): Promise<unknown> => ledger.call(method, params)

  async function signed(
    payer: KeyPairSigner,
    instructions: readonly Instruction[],
    { hash, version = 0, priorityFee }: SignOptions = {},
  ) {
    const { value } = Lifetime.parse(await call('getLatestBlockhash'))
    const lifetime = {
      blockhash: blockhash(hash ?? value.blockhash),
      lastValidBlockHeight: BigInt(value.lastValidBlockHeight),
    }
    const start = version === 0 ? createTransactionMessage({ version }) : firstOfVersion1(priorityFee)
    const transaction = await pipe(
      start,
      (message) => setTransactionMessageFeePayerSigner(payer, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
      (message) => appendTransactionMessageInstructions(instructions, message),
      (message) => signTransactionMessageWithSigners(message),
    )
    const wire: string = getBase64EncodedWireTransaction(transaction)
    return { wire, signature: getSignatureFromTransaction(transaction), transaction }
  }

  return {
    file,
    clock,
    call,
    signed,
    fund: (address: string) => ledger.fund(address),
    ledger: () => ledger,
    pass: (ms: number) => void (now += ms),
    send: (wire: string, config = {}) => call('sendTransaction', wire, { encoding: 'base64', ...config }),
    /** Everything a subscription tells, in order. */
    listen(method: string, ...params: readonly unknown[]) {
      const told: LedgerNotification[] = []
      const subscription = ledger.subscribe(method, params, (each) => told.push(each))
      return { told, end: () => subscription[Symbol.dispose]() }
    },
    async somebody() {
      const signer = await generateKeyPairSigner()
      return { signer, address: signer.address, ...(await ledger.fund(signer.address)) }
    },
    /** Closes it and opens the same file again. */
    async restart() {
      ledger[Symbol.dispose]()
      ledger = await open()
    },
    async [Symbol.asyncDispose]() {
      ledger[Symbol.dispose]()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type SignOptions = {
  readonly hash?: string
  readonly version?: 0 | 1
  /** Lamports; in transactions of version 1 only. */
  readonly priorityFee?: bigint
}

/** Transactions of version 1 have no default limits: without any they may compute and load nothing. */
function firstOfVersion1(priorityFeeLamports: bigint | undefined) {
  const limits = { computeUnitLimit: 200_000, loadedAccountsDataSizeLimit: 4 * 1024 * 1024 }
  const config = { ...limits, ...(priorityFeeLamports !== undefined && { priorityFeeLamports }) }
  return setTransactionMessageConfig(config, createTransactionMessage({ version: 1 }))
}

export const pay = (source: KeyPairSigner, destination: Address, amount: bigint): Instruction =>
  getTransferSolInstruction({ source, destination, amount })

export const valueOf = (answer: unknown): unknown => z.object({ value: z.unknown() }).parse(answer).value
