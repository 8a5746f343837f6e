/** What a Solana node says of a transaction, as far as it matters here. */
export type ChainTransaction = {
  readonly slot: number
  /** Seconds; null where the node does not know. */
  readonly blockTime: number | null
  readonly transaction: {
    readonly message: {
      readonly accountKeys: readonly string[]
      readonly header: { readonly numRequiredSignatures: number }
    }
  }
  readonly meta: {
    /** Null when it succeeded. */
    readonly err: unknown
    /** Lamports that its first signer paid for it. */
    readonly fee?: number | null | undefined
    readonly preBalances: readonly number[]
    readonly postBalances: readonly number[]
    readonly preTokenBalances?: readonly TokenBalance[] | null | undefined
    readonly postTokenBalances?: readonly TokenBalance[] | null | undefined
    readonly loadedAddresses?: Loaded | null | undefined
  } | null
}

type Loaded = { readonly writable: readonly string[]; readonly readonly: readonly string[] }

export type TokenBalance = {
  readonly accountIndex: number
  readonly mint: string
  readonly owner?: string | undefined
  readonly programId?: string | undefined
  readonly uiTokenAmount: { readonly amount: string }
}

/** Where payments go: one mint of one token program, one owner, and that owner's one account for it. */
export type Treasury = {
  readonly mint: string
  readonly tokenProgram: string
  readonly owner: string
  readonly account: string
}
