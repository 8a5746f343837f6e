import { getBase58Decoder } from '@solana/kit'
import { z } from 'zod'
import { RpcRefusal } from '#application/ledger/refusals.ts'
import type { StoredTransaction } from '#adapters/solana/ledger/journal.ts'
import type { Instruction } from '#adapters/solana/ledger/litesvm.ts'
import { type Meta, readMeta } from '#adapters/solana/ledger/meta.ts'
import { type Decoded, decodeTransaction } from '#adapters/solana/ledger/wire.ts'
import type { Message } from '#adapters/solana/read-message.ts'
import { parsedInstruction } from './parsed-instruction.ts'

export const TransactionEncoding = z.enum(['json', 'jsonParsed', 'base58', 'base64'])
type TransactionEncoding = z.infer<typeof TransactionEncoding>

const base58 = getBase58Decoder()

type Options = { readonly encoding: TransactionEncoding; readonly maxVersion: number | undefined }

/** A transaction of the ledger as a node shows it. */
export function transactionView({ wire, meta: json, at, slot }: StoredTransaction, { encoding, maxVersion }: Options) {
  const decoded = decodeTransaction(wire)
  const { version } = decoded.message
  if (version !== 'legacy' && version > (maxVersion ?? -1)) throw new RpcRefusal(-32015, unsupported(version))
  const meta = readMeta(json)
  return {
    slot,
    blockTime: Math.floor(at / 1000),
    ...(maxVersion !== undefined && { version }),
    meta: metaView(meta, decoded, encoding),
    transaction: bodyOf(decoded, encoding),
  }
}

const unsupported = (version: number): string =>
  `Transaction version (${version}) is not supported by the requesting client. Please try the request again with the ` +
  `following configuration parameter: "maxSupportedTransactionVersion": ${version}`

function metaView(meta: Meta, { keys }: Decoded, encoding: TransactionEncoding) {
  const { innerInstructions: inner } = meta
  const parse = (instruction: Instruction) => parsedInstruction(instruction, keys)
  return {
    ...meta,
    status: meta.err === null ? { Ok: null } : { Err: meta.err },
    innerInstructions:
      encoding === 'jsonParsed'
        ? inner.map(({ index, instructions }) => ({ index, instructions: instructions.map(parse) }))
        : inner,
    // Parsed answers name every account where it is used.
    ...(encoding !== 'jsonParsed' && { loadedAddresses: { writable: [], readonly: [] } }),
    rewards: [],
  }
}

function bodyOf(decoded: Decoded, encoding: TransactionEncoding) {
  const { wire, message, keys, signatures } = decoded
  switch (encoding) {
    case 'base64':
      return [Buffer.from(wire).toString('base64'), encoding]
    case 'base58':
      return [base58.decode(wire), encoding]
    case 'json':
      return { signatures, message: { ...shared(message), ...plain(message), accountKeys: keys } }
    case 'jsonParsed': {
      const instructions = instructionsOf(message).map((each) => parsedInstruction(each, keys))
      return { signatures, message: { ...shared(message), instructions, accountKeys: accountKeys(message) } }
    }
  }
}

const shared = ({ lifetimeToken, version, config }: Message) => ({
  recentBlockhash: lifetimeToken,
  ...(version === 0 && { addressTableLookups: [] }),
  ...(config && {
    transactionConfig: {
      computeUnitLimit: config.computeUnitLimit ?? null,
      heapSize: config.heapSize ?? null,
      loadedAccountsDataSizeLimit: config.loadedAccountsDataSizeLimit ?? null,
      priorityFee: config.priorityFeeLamports ?? null,
    },
  }),
})

const plain = (message: Message) => ({
  header: {
    numRequiredSignatures: message.header.numSignerAccounts,
    numReadonlySignedAccounts: message.header.numReadonlySignerAccounts,
    numReadonlyUnsignedAccounts: message.header.numReadonlyNonSignerAccounts,
  },
  instructions: instructionsOf(message),
})

function instructionsOf({ instructions }: Message): Instruction[] {
  return instructions.map(({ programAddressIndex, accountIndices, data }) => ({
    programIdIndex: programAddressIndex,
    accounts: accountIndices,
    data: base58.decode(data),
    stackHeight: 1,
  }))
}

/** Accounts come in the order: signers that are written, signers, others that are written, others. */
function accountKeys({ header, staticAccounts }: Message) {
  const { numSignerAccounts: signers, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } = header
  return staticAccounts.map((pubkey, index) => {
    const signer = index < signers
    const end = signer ? signers - numReadonlySignerAccounts : staticAccounts.length - numReadonlyNonSignerAccounts
    return { pubkey, signer, writable: index < end, source: 'transaction' }
  })
}
