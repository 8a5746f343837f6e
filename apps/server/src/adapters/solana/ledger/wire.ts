import {
  type Address,
  getBase58Decoder,
  getCompiledTransactionMessageEncoder,
  getTransactionDecoder,
  getTransactionEncoder,
  getTransactionSizeLimit,
  type ReadonlyUint8Array,
  type Transaction,
} from '@solana/kit'
import { type Message, readMessage } from '#adapters/solana/read-message.ts'
import { RpcRefusal } from '#application/ledger/refusals.ts'
import { isSane } from './is-sane.ts'

/** The most bytes a transaction may have: those of version 1. Older ones have less, which is checked when they are read. */
const largest = 4096

/** A transaction as it came, and what it says. */
export type Decoded = {
  readonly wire: Uint8Array
  readonly transaction: Transaction
  readonly message: Message
  /** Every account it names, in the order by which instructions point to them. */
  readonly keys: readonly Address[]
  /** In base58; undefined while a signature is missing. */
  readonly signatures: readonly (string | undefined)[]
}

const base58 = getBase58Decoder()
const transactions = { decoder: getTransactionDecoder(), encoder: getTransactionEncoder() }
const messages = getCompiledTransactionMessageEncoder()

/** Refuses what is no transaction, or one that this ledger cannot run. */
export function decodeTransaction(wire: Uint8Array): Decoded {
  checkSize(wire, largest)
  const transaction = readable(() => transactions.decoder.decode(wire))
  const message = decodeMessage(transaction.messageBytes)
  checkSize(
    wire,
    readable(() => getTransactionSizeLimit(transaction)),
  )
  if (!isSane(message)) throw insane()
  checkSame(wire, () => transactions.encoder.encode(transaction))
  const signatures = Object.values(transaction.signatures).map((each) => (each ? base58.decode(each) : undefined))
  return { wire, transaction, message, keys: message.staticAccounts, signatures }
}

export function decodeMessage(bytes: ReadonlyUint8Array): Message {
  const { message, decoded } = readable(() => readMessage(bytes))
  checkSame(bytes, () => messages.encode(decoded))
  if (message.usesLookupTables) {
    throw new RpcRefusal(-32602, 'address lookup tables are not supported by the local ledger')
  }
  return message
}

function checkSize({ length }: Uint8Array, max: number): void {
  if (length > max) throw new RpcRefusal(-32602, `decoded too large: ${length} bytes (max: ${max} bytes)`)
}

/** Each transaction has one form only: otherwise somebody could add to one that is on its way. */
function checkSame(given: ReadonlyUint8Array, encode: () => ReadonlyUint8Array): void {
  if (Buffer.compare(Buffer.from(readable(encode)), Buffer.from(given)) !== 0) throw unreadable()
}

const unreadable = (): RpcRefusal => new RpcRefusal(-32602, 'failed to deserialize the transaction')

const insane = (): RpcRefusal =>
  new RpcRefusal(-32602, 'invalid transaction: Transaction failed to sanitize accounts offsets correctly')

function readable<T>(read: () => T): T {
  try {
    return read()
  } catch {
    throw unreadable()
  }
}
