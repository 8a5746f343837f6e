import { zstdCompressSync } from 'node:zlib'
import { type Address, getBase58Decoder, isSome } from '@solana/kit'
import { AccountState } from '@solana-program/token'
import { z } from 'zod'
import { RpcRefusal } from '#application/ledger/refusals.ts'
import type { LedgerAccount } from '#adapters/solana/ledger/litesvm.ts'
import { extensionsOf } from '#adapters/solana/ledger/token-extensions.ts'
import { decimalsOf, mintIn, tokenAmount, tokenPrograms, tokensIn } from '#adapters/solana/ledger/tokens.ts'

const Encoding = z.enum(['base58', 'base64', 'base64+zstd', 'jsonParsed', 'binary'])

export const viewFields = {
  encoding: Encoding.nullish(),
  dataSlice: z.object({ offset: z.int().nonnegative(), length: z.int().nonnegative() }).nullish(),
}
export type View = z.infer<z.ZodObject<typeof viewFields>>

type AccountOf = (address: Address) => LedgerAccount | undefined

/** An account as a node shows it; null where there is none. */
export function accountView(account: LedgerAccount | undefined, view: View | null | undefined, accountOf: AccountOf) {
  if (!account) return null
  return {
    data: dataView(account, view ?? {}, accountOf),
    executable: account.executable,
    lamports: account.lamports,
    owner: account.owner,
    rentEpoch: 18_446_744_073_709_551_615n,
    space: account.data.length,
  }
}

const base58 = getBase58Decoder()
const longestBase58 = 128

function dataView(account: LedgerAccount, { encoding, dataSlice }: View, accountOf: AccountOf): unknown {
  const { data } = account
  const part = dataSlice ? data.subarray(dataSlice.offset, dataSlice.offset + dataSlice.length) : data
  switch (encoding ?? 'binary') {
    case 'binary':
      return part.length > longestBase58 ? 'error: data too large for bs58 encoding' : base58.decode(part)
    case 'base58':
      if (part.length <= longestBase58) return [base58.decode(part), 'base58']
      throw new RpcRefusal(
        -32600,
        'Encoded binary (base 58) data should be less than 128 bytes, please use Base64 encoding.',
      )
    case 'base64+zstd':
      return [zstdCompressSync(part).toString('base64'), 'base64+zstd']
    case 'jsonParsed':
      return parsed(account, accountOf) ?? [Buffer.from(part).toString('base64'), 'base64']
    case 'base64':
      return [Buffer.from(part).toString('base64'), 'base64']
  }
}

function parsed(account: LedgerAccount, accountOf: AccountOf) {
  const known = parsedTokens(account, accountOf) ?? parsedMint(account)
  return known && { program: tokenPrograms[account.owner], parsed: known, space: account.data.length }
}

function parsedTokens(account: LedgerAccount, accountOf: AccountOf) {
  const token = tokensIn(account)
  if (!token) return undefined
  const decimals = decimalsOf(token.mint, accountOf)
  const info = {
    isNative: isSome(token.isNative),
    mint: token.mint,
    owner: token.owner,
    state: token.state === AccountState.Frozen ? 'frozen' : 'initialized',
    tokenAmount: tokenAmount(token.amount, decimals),
    ...(isSome(token.delegate) && {
      delegate: token.delegate.value,
      delegatedAmount: tokenAmount(token.delegatedAmount, decimals),
    }),
    ...(isSome(token.closeAuthority) && { closeAuthority: token.closeAuthority.value }),
    ...(isSome(token.isNative) && { rentExemptReserve: tokenAmount(token.isNative.value, decimals) }),
    ...withExtensions(account),
  }
  return { type: 'account', info }
}

function parsedMint(account: LedgerAccount) {
  const mint = mintIn(account)
  if (!mint) return undefined
  const info = {
    decimals: mint.decimals,
    freezeAuthority: isSome(mint.freezeAuthority) ? mint.freezeAuthority.value : null,
    isInitialized: mint.isInitialized,
    mintAuthority: isSome(mint.mintAuthority) ? mint.mintAuthority.value : null,
    supply: String(mint.supply),
    ...withExtensions(account),
  }
  return { type: 'mint', info }
}

function withExtensions(account: LedgerAccount) {
  const extensions = extensionsOf(account)
  return extensions.length > 0 && { extensions }
}
