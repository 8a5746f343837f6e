import {
  type Address,
  type CompiledTransactionMessage,
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getCompiledTransactionMessageEncoder,
  getTransactionDecoder,
  getTransactionEncoder,
  type ReadonlyUint8Array,
  type Transaction,
} from '@solana/kit'
import { RpcRefusal } from '#application/ledger/refusals.ts'

/** The most bytes a transaction may have on its way. */
const largest = 1232

export type Message = Extract<CompiledTransactionMessage, { version: 'legacy' | 0 }> & {
  readonly lifetimeToken: string
}

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
const messages = { decoder: getCompiledTransactionMessageDecoder(), encoder: getCompiledTransactionMessageEncoder() }

/** Refuses what is no transaction, or one that this ledger cannot run. */
export function decodeTransaction(wire: Uint8Array): Decoded {
  if (wire.length > largest) {
    throw new RpcRefusal(-32602, `decoded too large: ${wire.length} bytes (max: ${largest} bytes)`)
  }
  const transaction = readable(() => transactions.decoder.decode(wire))
  checkSame(wire, transactions.encoder.encode(transaction))
  const message = decodeMessage(transaction.messageBytes)
  const signatures = Object.values(transaction.signatures).map((each) => (each ? base58.decode(each) : undefined))
  return { wire, transaction, message, keys: message.staticAccounts, signatures }
}

export function decodeMessage(bytes: ReadonlyUint8Array): Message {
  const message = readable(() => messages.decoder.decode(bytes))
  checkSame(bytes, messages.encoder.encode(message))
  const { version } = message
  if (version !== 'legacy' && version !== 0) {
    throw new RpcRefusal(-32602, `unsupported transaction version ${String(version)}`)
  }
  if ('addressTableLookups' in message && (message.addressTableLookups?.length ?? 0) > 0) {
    throw new RpcRefusal(-32602, 'address lookup tables are not supported by the local ledger')
  }
  if (!('lifetimeToken' in message) || typeof message.lifetimeToken !== 'string') throw unreadable()
  return { ...message, lifetimeToken: message.lifetimeToken }
}

/** Each transaction has one form only: otherwise somebody could add to one that is on its way. */
function checkSame(given: ReadonlyUint8Array, encoded: ReadonlyUint8Array): void {
  if (Buffer.compare(Buffer.from(encoded), Buffer.from(given)) !== 0) throw unreadable()
}

const unreadable = (): RpcRefusal => new RpcRefusal(-32602, 'failed to deserialize the transaction')

function readable<T>(read: () => T): T {
  try {
    return read()
  } catch {
    throw unreadable()
  }
}
