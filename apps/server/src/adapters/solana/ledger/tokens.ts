import type { Address } from '@solana/kit'
import { AccountState, getMintDecoder, getTokenDecoder, type Mint, type Token } from '@solana-program/token'
import type { LedgerAccount } from './litesvm.ts'

/** The two token programs and the names that parsed answers give them. */
export const tokenPrograms: Readonly<Record<string, string>> = {
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: 'spl-token',
  TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb: 'spl-token-2022',
}

const sizes = { mint: 82, account: 165 }
// Behind the longer of the two, extended accounts of the newer program say which of them they are.
const kinds = { mint: 1, account: 2 }
const decoders = { mint: getMintDecoder(), account: getTokenDecoder() }

/** What is in an account that holds tokens; undefined for any other account. */
export function tokensIn(account: LedgerAccount | undefined): Token | undefined {
  if (!account || !is('account', account)) return undefined
  const token = decoders.account.decode(account.data.subarray(0, sizes.account))
  return token.state === AccountState.Uninitialized ? undefined : token
}

export function mintIn(account: LedgerAccount | undefined): Mint | undefined {
  if (!account || !is('mint', account)) return undefined
  const mint = decoders.mint.decode(account.data.subarray(0, sizes.mint))
  return mint.isInitialized ? mint : undefined
}

function is(kind: 'mint' | 'account', { owner, data }: LedgerAccount): boolean {
  if (!(owner in tokenPrograms)) return false
  return data.length === sizes[kind] || (data.length > sizes.account && data[sizes.account] === kinds[kind])
}

export type TokenAmount = {
  readonly amount: string
  readonly decimals: number
  readonly uiAmount: number
  readonly uiAmountString: string
}

/** An amount in base units as people write it; only `uiAmount` can lose digits. */
export function tokenAmount(amount: bigint, decimals: number): TokenAmount {
  const digits = String(amount).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const uiAmountString = fraction ? `${whole}.${fraction}` : whole
  return { amount: String(amount), decimals, uiAmount: Number(uiAmountString), uiAmountString }
}

/** How many decimals a mint has, as the accounts say now. */
export const decimalsOf = (mint: Address, accountOf: (address: Address) => LedgerAccount | undefined): number =>
  mintIn(accountOf(mint))?.decimals ?? 0
