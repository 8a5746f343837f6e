import { z } from 'zod'
import { RpcRefusal } from '#application/ledger/refusals.ts'
import type { Chain } from '#adapters/solana/ledger/chain.ts'
import type { StoredTransaction } from '#adapters/solana/ledger/journal.ts'
import { readMeta } from '#adapters/solana/ledger/meta.ts'
import { bytesOf } from './bytes.ts'
import type { Commitments } from './commitments.ts'
import { AddressParam, checkSlot, contextFields, inContext, method, type Methods, SignatureParam } from './method.ts'
import { TransactionEncoding, transactionView } from './transaction-view.ts'

const SendConfig = z
  .object({ ...contextFields, encoding: z.enum(['base58', 'base64']).nullish(), skipPreflight: z.boolean().nullish() })
  .nullish()

const ViewConfig = z.object({
  ...contextFields,
  encoding: TransactionEncoding.nullish(),
  maxSupportedTransactionVersion: z.int().min(0).max(255).nullish(),
})

// The encoding alone is an older way to write the settings.
const ViewParam = z
  .union([TransactionEncoding.transform((encoding) => ViewConfig.parse({ encoding })), ViewConfig])
  .nullish()

const HistoryConfig = z
  .object({
    ...contextFields,
    limit: z.int().min(1).max(1000).nullish(),
    before: SignatureParam.nullish(),
    until: SignatureParam.nullish(),
  })
  .nullish()

/** Sending transactions, and looking up those that were sent. */
export function transactionMethods(chain: Chain, commitments: Commitments): Methods {
  const { journal, slots } = chain

  function statusOf({ slot, at, meta }: StoredTransaction) {
    const { err } = readMeta(meta)
    const confirmationStatus = commitments.of(at)
    const confirmations = confirmationStatus === 'finalized' ? null : slots.current() - slot
    return { slot, confirmations, err, status: err === null ? { Ok: null } : { Err: err }, confirmationStatus }
  }

  return {
    sendTransaction: method(z.tuple([z.string(), SendConfig], z.unknown()), ([text, config]) => {
      checkSlot(chain, config)
      return chain.send(bytesOf(text, config?.encoding ?? 'base58'), { preflight: config?.skipPreflight !== true })
    }),
    getSignatureStatuses: method(z.tuple([z.array(SignatureParam).max(256)], z.unknown()), ([signatures]) => {
      const statuses = signatures.map((signature) => {
        const found = journal.transaction(signature)
        return found ? statusOf(found) : null
      })
      return inContext(chain, statuses)
    }),
    getSignaturesForAddress: method(z.tuple([AddressParam, HistoryConfig], z.unknown()), ([address, config]) => {
      checkSlot(chain, config)
      const found = journal.history(address, {
        limit: config?.limit ?? 1000,
        latest: commitments.latest(notProcessed(config?.commitment)),
        before: config?.before ?? undefined,
        until: config?.until ?? undefined,
      })
      return found.map((each) => {
        const { slot, err, confirmationStatus } = statusOf(each)
        const { signature, memo, at } = each
        return { signature, slot, err, memo, blockTime: Math.floor(at / 1000), confirmationStatus }
      })
    }),
    getTransaction: method(z.tuple([SignatureParam, ViewParam], z.unknown()), ([signature, config]) => {
      const found = journal.transaction(signature)
      if (!found || found.at > commitments.latest(notProcessed(config?.commitment))) return null
      const maxVersion = config?.maxSupportedTransactionVersion ?? undefined
      return transactionView(found, { encoding: config?.encoding ?? 'json', maxVersion })
    }),
  }
}

/** History begins with what is confirmed. */
function notProcessed<T extends string>(commitment: T | null | undefined): T | null | undefined {
  if (commitment !== 'processed') return commitment
  throw new RpcRefusal(-32602, 'Method does not support commitment below `confirmed`')
}
