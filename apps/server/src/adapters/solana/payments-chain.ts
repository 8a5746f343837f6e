import { z } from 'zod'
import { RpcRefusal } from '#application/ledger/refusals.ts'
import {
  ChainUnavailable,
  type PaymentChain,
  type Progress,
  type TreasuryDetails,
  TransactionRefused,
  TransactionUnreadable,
} from '#application/subscription/ports.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { buildTransfer, type Lifetime, readTransfer } from './payments-transfer.ts'
import type { Rpc } from './payments-rpc.ts'
import { accountOf } from './payments-treasury.ts'
import { transferFees } from './transfer-fees.ts'

/** How long a blockhash is used again, in milliseconds; it can be for about a minute. */
const hashLife = 30_000
const page = 1000
/** As many statuses as a node tells at once. */
const batch = 256

const Mentions = z.array(z.object({ signature: z.string(), slot: z.number(), err: z.unknown() }))
const Balance = z.object({
  accountIndex: z.number(),
  mint: z.string(),
  owner: z.string().optional(),
  programId: z.string().optional(),
  uiTokenAmount: z.object({ amount: z.string().regex(/^\d+$/) }),
})
const Shown = z.object({
  slot: z.number(),
  blockTime: z.number().nullable(),
  transaction: z.object({
    signatures: z.array(z.string()).min(1),
    message: z.object({
      accountKeys: z.array(z.string()),
      header: z.object({ numRequiredSignatures: z.number() }),
    }),
  }),
  meta: z
    .object({
      err: z.unknown(),
      fee: z.number().nonnegative().nullish(),
      preBalances: z.array(z.number()),
      postBalances: z.array(z.number()),
      preTokenBalances: z.array(Balance).nullish(),
      postTokenBalances: z.array(Balance).nullish(),
      loadedAddresses: z.object({ writable: z.array(z.string()), readonly: z.array(z.string()) }).nullish(),
    })
    // Without it, it cannot be told whether the transaction succeeded.
    .refine((meta) => 'err' in meta)
    .nullable(),
})
const Statuses = z.object({
  value: z.array(z.object({ err: z.unknown(), confirmationStatus: z.string().nullish() }).nullable()),
})
const Latest = z.object({ value: z.object({ blockhash: z.string(), lastValidBlockHeight: z.number() }) })
const Held = z.object({ value: z.array(z.object({ lamports: z.number() }).loose().nullable()).length(2) })
const Tokens = z.object({
  data: z.object({
    parsed: z.object({ info: z.object({ tokenAmount: z.object({ amount: z.string().regex(/^\d+$/) }) }) }),
  }),
})
const Account = z.object({ value: z.object({ owner: z.string() }).nullable() })

type Deps = {
  readonly rpc: Rpc
  readonly treasury: () => Promise<TreasuryDetails>
  readonly clock: Clock
  /** The most lamports that a transfer we build pays on top of the basic fee. */
  readonly maxPriorityFee: bigint
}

/** The chain through JSON-RPC alone, the same for a cluster and for the local ledger. */
export function rpcPaymentChain({ rpc, treasury, clock, maxPriorityFee }: Deps): PaymentChain {
  const feesOf = transferFees({ rpc, clock, maxPriorityFee })
  let lifetime: (Lifetime & { readonly at: number }) | undefined
  let accountExists = false

  async function ask<T extends z.ZodType>(schema: T, method: string, ...params: unknown[]): Promise<z.output<T>> {
    const read = schema.safeParse(await rpc(method, params).catch(unavailable))
    if (read.success) return read.data
    throw new ChainUnavailable(`${method}: the node's answer makes no sense`, { cause: read.error })
  }

  async function latest(): Promise<Lifetime> {
    const now = clock.now().getTime()
    if (lifetime && now - lifetime.at < hashLife && now >= lifetime.at) return lifetime
    const { value } = await ask(Latest, 'getLatestBlockhash', { commitment: 'confirmed' })
    lifetime = { blockhash: value.blockhash, lastValidBlockHeight: String(value.lastValidBlockHeight), at: now }
    return lifetime
  }

  return {
    treasury,
    async mentions(address, { until, before }, commitment) {
      const options = { commitment, limit: page, ...(until && { until }), ...(before && { before }) }
      const list = await ask(Mentions, 'getSignaturesForAddress', address, options)
      const found = list.map(({ signature, slot, err }) => ({ signature, slot, failed: err !== null }))
      return { list: found, more: list.length >= page }
    },
    async transaction(signature, commitment) {
      const options = { commitment, encoding: 'json', maxSupportedTransactionVersion: 1 }
      // A refusal here is about this one, a version that we do not know for example: the others can be read.
      const answer = await rpc('getTransaction', [signature, options]).catch((cause: unknown) => {
        if (cause instanceof RpcRefusal) throw new TransactionUnreadable(cause.message, { cause })
        throw cause
      })
      const shown = Shown.nullable().safeParse(answer)
      if (!shown.success) {
        throw new TransactionUnreadable('getTransaction: what the node shows makes no sense', { cause: shown.error })
      }
      if (!shown.data) return undefined
      // A node that shows another one than was asked for is not believed.
      if (shown.data.transaction.signatures[0] !== signature) {
        throw new TransactionUnreadable('getTransaction: the node shows another transaction')
      }
      return shown.data
    },
    async progress(signatures) {
      const found: Progress[] = []
      for (let from = 0; from < signatures.length; from += batch) {
        const some = signatures.slice(from, from + batch)
        const { value } = await ask(Statuses, 'getSignatureStatuses', some, { searchTransactionHistory: true })
        found.push(...some.map((_, index) => progressOf(value[index] ?? null)))
      }
      return found
    },
    async balance(wallet) {
      const { mint, tokenProgram } = await treasury()
      const addresses = [wallet, await accountOf(wallet, mint, tokenProgram)]
      const options = { encoding: 'jsonParsed', commitment: 'confirmed' }
      const { value } = await ask(Held, 'getMultipleAccounts', addresses, options)
      const [own, tokens] = value
      const held = Tokens.safeParse(tokens).data
      return {
        amount: BigInt(held?.data.parsed.info.tokenAmount.amount ?? '0'),
        lamports: BigInt(own?.lamports ?? 0),
      }
    },
    async build(transfer) {
      const counter = await treasury()
      if (!accountExists) {
        const { value } = await ask(Account, 'getAccountInfo', counter.account, { encoding: 'base64' })
        accountExists = value !== null
      }
      const { blockhash, lastValidBlockHeight } = await latest()
      const lived = { blockhash, lastValidBlockHeight }
      const parts = { ...transfer, treasury: counter, lifetime: lived, accountExists }
      const fees = await feesOf({
        account: counter.account,
        creates: !accountExists,
        build: (limits) => buildTransfer({ ...parts, fees: limits }),
      })
      return { transaction: await buildTransfer({ ...parts, fees }), lastValidBlockHeight }
    },
    async readTransfer(transaction, wanted) {
      return readTransfer(transaction, wanted, await treasury())
    },
    async send(transaction) {
      const options = { encoding: 'base64', preflightCommitment: 'confirmed', maxRetries: 5 }
      await rpc('sendTransaction', [transaction, options]).catch((cause: unknown) => {
        if (cause instanceof RpcRefusal) throw new TransactionRefused(cause.message, { cause })
        return unavailable(cause)
      })
    },
  }
}

function progressOf(status: z.output<typeof Statuses>['value'][number]): Progress {
  if (!status) return 'unknown'
  if (status.err !== null) return 'failed'
  const known = ['confirmed', 'finalized'] as const
  return known.find((each) => each === status.confirmationStatus) ?? 'processed'
}

/** A refusal where only an answer makes sense is a node's trouble, not the person's. */
function unavailable(cause: unknown): never {
  if (cause instanceof RpcRefusal) throw new ChainUnavailable(cause.message, { cause })
  throw cause
}
