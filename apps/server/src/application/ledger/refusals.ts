/** A refusal in the words of JSON-RPC, as a Solana node would give it. */
export class RpcRefusal extends Error {
  override readonly name = 'RpcRefusal'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** The ledger cannot run here; the message tells a person what is missing. */
export class LedgerUnavailable extends Error {
  override readonly name = 'LedgerUnavailable'
}
