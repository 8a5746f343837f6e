/** The chain that local mode brings along, spoken to as one speaks to a Solana node. */
export type Ledger = {
  /** One call of the JSON-RPC interface; refuses with `RpcRefusal`. Numbers that may be large are `bigint`. */
  call(method: string, params: readonly unknown[]): Promise<unknown>
  /** Tells what happens from now on until it is disposed; refuses with `RpcRefusal`. Nothing is notified within the call. */
  subscribe(method: string, params: readonly unknown[], notify: (notification: LedgerNotification) => void): Disposable
  /** Gives an address what a newcomer needs, in one transaction: SOL and the studio's token. */
  fund(address: string): Promise<Funding>
  /** What the studio sells for here: the faucet's token, and who is paid. */
  readonly shop: FaucetMint
}

export type FaucetMint = { readonly mint: string; readonly decimals: number; readonly treasury: string }

export type LedgerNotification = {
  readonly method: string
  readonly result: unknown
  /** Nothing follows: the subscription has ended by itself. */
  readonly last: boolean
}

export type Funding = {
  readonly signature: string
  readonly lamports: bigint
  readonly token: {
    readonly mint: string
    readonly account: string
    readonly decimals: number
    /** In base units. */
    readonly amount: bigint
  }
}

/** Opened by whoever needs it first; refuses with `LedgerUnavailable` where it cannot run. */
export type OpenLedger = () => Promise<Ledger>

/** The ledger as those meet it who do not always need it. */
export type LocalChain = {
  readonly open: OpenLedger
  /** What the ledger sells for, without opening it: nothing has to run for it. Refuses with `LedgerUnavailable`. */
  shop(): Promise<FaucetMint>
  /** Whether somebody has opened it; until then nothing can have happened on it. */
  isOpen(): boolean
}
