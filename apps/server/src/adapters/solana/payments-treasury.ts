import { address, isAddress } from '@solana/kit'
import { findAssociatedTokenPda } from '@solana-program/token'
import { z } from 'zod'
import { RpcRefusal } from '#application/ledger/refusals.ts'
import type { LocalChain } from '#application/ledger/ports.ts'
import { ChainUnavailable, type TreasuryDetails } from '#application/subscription/ports.ts'
import { StartupProblem } from '#domain/shared/startup-problem.ts'
import type { Rpc } from './payments-rpc.ts'

export const tokenProgramAddresses = {
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'token-2022': 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
} as const

type TokenName = { readonly symbol: string; readonly network: string }

/** The account that an owner has for a token. */
export const accountOf = async (owner: string, mint: string, tokenProgram: string): Promise<string> => {
  const seeds = { owner: address(owner), mint: address(mint), tokenProgram: address(tokenProgram) }
  const [account] = await findAssociatedTokenPda(seeds)
  return account
}

/** The treasury of local mode: the faucet's token, and a treasury whose key lies in the ledger's journal. */
export function ledgerTreasury({ shop }: Pick<LocalChain, 'shop'>, named: TokenName): () => Promise<TreasuryDetails> {
  let known: TreasuryDetails | undefined
  return async () => {
    if (known) return known
    const { mint, decimals, treasury: owner } = await shop()
    const tokenProgram = tokenProgramAddresses.token
    const account = await accountOf(owner, mint, tokenProgram)
    known = { ...named, mint, decimals, tokenProgram, owner, account, explorerUrl: () => undefined }
    return known
  }
}

type Hosted = TokenName & {
  readonly mint: string
  readonly tokenProgram: keyof typeof tokenProgramAddresses
  readonly treasury: string
  /** With `{signature}` where it belongs. */
  readonly explorer: string
}

/** The treasury of a cluster; what is configured is held against the chain when it is first asked for. */
export function hostedTreasury(rpc: Rpc, hosted: Hosted): () => Promise<TreasuryDetails> {
  let known: Promise<TreasuryDetails> | undefined
  return () => {
    known ??= check(rpc, hosted).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
}

const Mint = z.object({
  value: z
    .object({
      owner: z.string(),
      data: z.object({
        parsed: z.object({
          type: z.literal('mint'),
          info: z.object({
            decimals: z.int().min(0).max(18),
            extensions: z.array(z.object({ extension: z.string() }).loose()).optional(),
          }),
        }),
      }),
    })
    .nullable(),
})
const Owner = z.object({ value: z.object({ owner: z.string() }).nullable() })

/** With these a transfer brings less than it says, needs more than a transfer, or cannot be made; or says too little. */
const unfit: Readonly<Record<string, string>> = {
  transferFeeConfig: 'takes a fee from every transfer',
  transferHook: 'runs a program of its own with every transfer',
  nonTransferable: 'cannot be transferred',
  confidentialTransferFeeConfig: 'takes a fee from every transfer',
  interestBearingConfig: 'is shown in other amounts than it moves',
  scaledUiAmountConfig: 'is shown in other amounts than it moves',
}

const systemProgram = '11111111111111111111111111111111'
const clusters: Readonly<Record<string, string>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d': 'mainnet-beta',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG: 'devnet',
}

/** Throws `StartupProblem` for what is wrong, `ChainUnavailable` where it cannot be found out. */
async function check(
  rpc: Rpc,
  { mint, tokenProgram, treasury, explorer, symbol, network }: Hosted,
): Promise<TreasuryDetails> {
  if (!isAddress(mint)) throw new StartupProblem(`TOKEN_MINT is "${mint}", which is no address.`)
  if (!isAddress(treasury)) throw new StartupProblem(`TREASURY_ADDRESS is "${treasury}", which is no address.`)
  const ask = (method: string, ...params: unknown[]) =>
    rpc(method, params).catch((cause: unknown) => {
      if (cause instanceof RpcRefusal) throw new ChainUnavailable(cause.message, { cause })
      throw cause
    })

  const cluster =
    clusters[
      z
        .string()
        .catch('')
        .parse(await ask('getGenesisHash'))
    ]
  if (cluster !== undefined && cluster !== network) {
    throw new StartupProblem(`SOLANA_RPC_URL is a node of ${cluster}, but SOLANA_NETWORK is ${network}.`)
  }
  const found = Mint.safeParse(await ask('getAccountInfo', mint, { encoding: 'jsonParsed', commitment: 'confirmed' }))
  if (!found.success) throw new StartupProblem(`TOKEN_MINT ${mint} is an account, but not a mint.`)
  if (!found.data.value) throw new StartupProblem(`TOKEN_MINT ${mint} does not exist on ${network}.`)
  const { owner: program, data } = found.data.value
  if (program !== tokenProgramAddresses[tokenProgram]) {
    throw new StartupProblem(`TOKEN_MINT ${mint} belongs to ${program}, but TOKEN_PROGRAM is ${tokenProgram}.`)
  }
  const { decimals, extensions = [] } = data.parsed.info
  const [wrong] = extensions.flatMap(({ extension }) => unfit[extension] ?? [])
  if (wrong !== undefined) throw new StartupProblem(`TOKEN_MINT ${mint} ${wrong}. The studio cannot be paid with it.`)

  const holder = Owner.parse(await ask('getAccountInfo', treasury, { encoding: 'base64', commitment: 'confirmed' }))
  if (holder.value && holder.value.owner !== systemProgram) {
    throw new StartupProblem(
      `TREASURY_ADDRESS ${treasury} belongs to the program ${holder.value.owner}. ` +
        'It should be the address of a wallet; its account for the token is found from it.',
    )
  }
  const account = await accountOf(treasury, mint, program)
  const explorerUrl = (signature: string) => explorer.replace('{signature}', signature)
  return { symbol, network, mint, decimals, tokenProgram: program, owner: treasury, account, explorerUrl }
}
