import type { Environment } from './environment.ts'
import type { Network } from '@eidolon/contract/site.ts'
import type { Variables } from './variables.ts'

export type SubscriptionConfig = {
  readonly rules: {
    readonly graceDays: number
    readonly freeGenerations: number
    readonly walletsOnly: boolean
    readonly freePerPlace: number
    readonly freeDaily: number
  }
  /** Calls to engines that cost money, of everybody together and a day. */
  readonly paidDaily: number
  readonly symbol: string
  /** Where people can get the token. */
  readonly buyUrl: string | undefined
  /** Hundredths by which a price may differ from the median of its hour. */
  readonly deviation: number
  /** How often the node may be called in a minute; undefined: as often as one likes. */
  readonly callsPerMinute: number | undefined
  /** The most lamports that a transfer we build offers for being processed sooner. */
  readonly maxPriorityFee: bigint
  readonly chain: LedgerChain | RpcChain | NoChain
  readonly price: FixedPrice | (PriceService & ({ readonly kind: 'jupiter'; readonly leastLiquidity: bigint } | Pyth))
}

/** The ledger that local mode brings along. */
type LedgerChain = { readonly kind: 'ledger' }
/** Nobody is asked for anything. */
type NoChain = { readonly kind: 'none' }
type RpcChain = {
  readonly kind: 'rpc'
  readonly url: string
  readonly mint: string
  readonly tokenProgram: 'token' | 'token-2022'
  readonly treasury: string
  readonly explorer: string
}
type FixedPrice = { readonly kind: 'fixed'; readonly usd: string }
type PriceService = { readonly url: string; readonly key: string | undefined }
type Pyth = { readonly kind: 'pyth'; readonly feed: string }

/** More than anybody draws in a day. */
const noLimit = 1_000_000

/** What has to be set together. */
export function incompleteSubscription(given: Environment): string[] {
  const { TOKEN_MINT: mint, TREASURY_ADDRESS: treasury, PRICE_SOURCE: source = 'fixed' } = given
  const together = ['TOKEN_MINT', 'TREASURY_ADDRESS']
  const set = [...together, 'SOLANA_RPC_URL'].filter((name) => given[name])
  const problems =
    set.length === 0
      ? []
      : together
          .filter((name) => !given[name])
          .map((name) => `${name} is not set, but ${set.join(', ')} ${set.length > 1 ? 'are' : 'is'}.`)
  if (source === 'jupiter' && !mint) problems.push('PRICE_SOURCE is "jupiter", but TOKEN_MINT is not set.')
  if (source === 'pyth' && !given['PYTH_FEED']) problems.push('PRICE_SOURCE is "pyth", but PYTH_FEED is not set.')
  if (source === 'fixed' && mint && treasury && !given['TOKEN_PRICE_USD'])
    problems.push('TOKEN_PRICE_USD is not set. Set it to dollars a token, or PRICE_SOURCE to jupiter or pyth.')
  return problems
}

export function subscriptionConfig(
  variables: Variables,
  mode: 'local' | 'hosted',
  network: Network,
): SubscriptionConfig {
  const chain = chainOf(variables, mode, network)
  return {
    rules: {
      graceDays: variables.GRACE_DAYS ?? 0,
      freeGenerations: variables.FREE_GENERATIONS ?? 5,
      // On one's own machine everybody is oneself.
      walletsOnly: mode === 'hosted',
      freePerPlace: variables.FREE_PER_PLACE ?? (mode === 'hosted' ? 10 : noLimit),
      freeDaily: variables.FREE_DAILY ?? (mode === 'hosted' ? 500 : noLimit),
    },
    paidDaily: variables.PAID_DAILY ?? 500,
    symbol: variables.TOKEN_SYMBOL ?? 'EIDO',
    buyUrl: variables.TOKEN_BUY_URL,
    deviation: variables.PRICE_DEVIATION ?? 20,
    // The ledger that comes along is in this process: nobody counts.
    callsPerMinute: variables.SOLANA_CALLS_PER_MINUTE ?? (chain.kind === 'rpc' ? 300 : undefined),
    maxPriorityFee: variables.SOLANA_MAX_PRIORITY_FEE ?? 100_000n,
    chain,
    price: priceOf(variables),
  }
}

function chainOf(variables: Variables, mode: 'local' | 'hosted', network: Network): SubscriptionConfig['chain'] {
  const { TOKEN_MINT: mint, TREASURY_ADDRESS: treasury } = variables
  if (mint === undefined || treasury === undefined) return { kind: mode === 'local' ? 'ledger' : 'none' }
  return {
    kind: 'rpc',
    url: variables.SOLANA_RPC_URL ?? `https://api.${network}.solana.com`,
    mint,
    treasury,
    tokenProgram: variables.TOKEN_PROGRAM ?? 'token',
    explorer:
      variables.EXPLORER_URL ??
      `https://explorer.solana.com/tx/{signature}${network === 'mainnet-beta' ? '' : `?cluster=${network}`}`,
  }
}

function priceOf(variables: Variables): SubscriptionConfig['price'] {
  const key = variables.PRICE_API_KEY
  switch (variables.PRICE_SOURCE ?? 'fixed') {
    case 'fixed':
      return { kind: 'fixed', usd: variables.TOKEN_PRICE_USD ?? '0.25' }
    case 'jupiter': {
      const leastLiquidity = BigInt(variables.PRICE_MIN_LIQUIDITY ?? '50000')
      return { kind: 'jupiter', url: variables.PRICE_API_URL ?? 'https://api.jup.ag', key, leastLiquidity }
    }
    case 'pyth': {
      const url = variables.PRICE_API_URL ?? 'https://hermes.pyth.network'
      return { kind: 'pyth', url, key, feed: variables.PYTH_FEED ?? '' }
    }
  }
}
