import { randomBytes } from 'node:crypto'
import { getBase58Decoder } from '@solana/kit'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { callBudget } from '#adapters/solana/call-budget.ts'
import { rpcPaymentChain } from '#adapters/solana/payments-chain.ts'
import { httpRpc, ledgerRpc, type Rpc } from '#adapters/solana/payments-rpc.ts'
import { hostedTreasury, ledgerTreasury } from '#adapters/solana/payments-treasury.ts'
import type { Database } from '#adapters/sql/database.ts'
import { sqlAllowances, sqlDailyCounts } from '#adapters/sql/subscription/allowances.ts'
import { sqlLeftovers } from '#adapters/sql/subscription/leftovers.ts'
import { sqlPayments } from '#adapters/sql/subscription/payments.ts'
import { sqlQuotes } from '#adapters/sql/subscription/quotes.ts'
import { sqlSightings } from '#adapters/sql/subscription/sightings.ts'
import { sqlSubscriptions } from '#adapters/sql/subscription/standings.ts'
import { sqlPaymentWatch, sqlPrices, sqlWallets } from '#adapters/sql/subscription/watch.ts'
import { systemTimers } from '#adapters/system/timers.ts'
import { unlimitedAccess } from '#application/generations/unlimited-access.ts'
import type { GenerationAccess } from '#application/generations/ports.ts'
import type { LocalChain } from '#application/ledger/ports.ts'
import type { Timers } from '#application/shared/timers.ts'
import type { Transactions } from '#application/shared/transaction.ts'
import { dailyLimit } from '#application/subscription/daily-limit.ts'
import { type CleanupResult, deleteExpiredQuotes } from '#application/subscription/delete-expired-quotes.ts'
import { creditPayment } from '#application/subscription/credit-payment.ts'
import { currentPrice } from '#application/subscription/current-price.ts'
import { freeAllowance } from '#application/subscription/free-allowance.ts'
import { subscriptionAccess } from '#application/subscription/generation-access.ts'
import { pollPayments, type LookForPayments } from '#application/subscription/poll-payments.ts'
import { marketPrice, samplePace } from '#application/subscription/market-price.ts'
import { payQuote } from '#application/subscription/pay-quote.ts'
import { ChainUnavailable, type PriceSource } from '#application/subscription/ports.ts'
import { quoteMonth } from '#application/subscription/quote-month.ts'
import { readSubscription } from '#application/subscription/read-subscription.ts'
import { rebuildSubscriptions, type RebuildSubscriptions } from '#application/subscription/rebuild-subscriptions.ts'
import { reportPayment } from '#application/subscription/report-payment.ts'
import { walletBalance } from '#application/subscription/wallet-balance.ts'
import { type Watcher, watchPayments } from '#application/subscription/watch-payments.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import { priceSource } from '#compose/price-source.ts'
import type { Config } from '#config/config.ts'
import type { Clock } from '#domain/shared/clock.ts'
import type { Ids } from '#domain/shared/ids.ts'
import { subscriptionRoutes } from '#transport/http/routes/subscription.ts'

/** How long the balance of a wallet is used again. */
const balanceLife = 5000
const hour = 60 * 60 * 1000

type Deps = {
  readonly config: Pick<Config, 'subscription' | 'site' | 'role'>
  readonly db: Database
  readonly units: Transactions
  /** The ledger of local mode. */
  readonly ledger: LocalChain
  readonly clock: Clock
  readonly ids: Ids
  readonly log: FastifyBaseLogger
  readonly timers?: Timers
  /** A node to ask instead of the configured one. */
  readonly rpc?: Rpc
  readonly prices?: PriceSource
}

/** Disposing it ends the look that is under way. */
export type Subscribing = AsyncDisposable & {
  readonly access: GenerationAccess
  readonly watcher: Watcher | undefined
  readonly rebuild: RebuildSubscriptions | undefined
  /** Tries transactions that were skipped once more, at most so many. */
  readonly lookAgain: LookForPayments['again'] | undefined
  /** Takes the price of now, where a service tells it; by itself every minute. */
  sample(): Promise<void>
  /** Lets go of prices and quotes that nobody needs any more; by itself every hour. */
  clear(): Promise<CleanupResult>
  /** Holds the configuration against the chain; throws `StartupProblem` with what is wrong in it. */
  check(): Promise<void>
  routes(scope: FastifyInstance): void
}

/** Subscriptions over an open database whose schema is up to date. */
export function composeSubscription(parts: Deps): Subscribing {
  const { db, units, clock, ids, log, ledger, timers = systemTimers } = parts
  const { subscription, site, role } = parts.config
  const { chain: place, rules, maxPriorityFee } = subscription
  const counts = sqlDailyCounts(db)
  const capped = (access: GenerationAccess) => dailyLimit(access, { counts, max: subscription.paidDaily, clock })
  const clear = withDeps(deleteExpiredQuotes, { leftovers: sqlLeftovers(db), counts, clock })
  const clearing = timers.every(hour, () => {
    clear().catch((err: unknown) => log.warn({ err }, 'old prices, quotes and counts could not be cleared'))
  })
  if (place.kind === 'none') return nothingSold({ access: capped(unlimitedAccess), clear, clearing })
  const named = { symbol: subscription.symbol, network: site.network }
  const rpc = parts.rpc ?? (place.kind === 'ledger' ? ledgerRpc(ledger.open) : httpRpc(place.url))
  const {
    asked,
    looking: searching,
    patient,
  } = callBudget(rpc, { perMinute: subscription.callsPerMinute, clock, timers })
  const treasury =
    place.kind === 'ledger' ? ledgerTreasury(ledger, named) : hostedTreasury(asked, { ...named, ...place })
  const chainOver = (over: Rpc) => rpcPaymentChain({ rpc: over, treasury, clock, maxPriorityFee })
  const chain = chainOver(asked)
  const source = parts.prices ?? priceSource(subscription, clock)
  const pricing = { source, prices: sqlPrices(db), clock, log, deviation: subscription.deviation }
  const market = subscription.price.kind === 'fixed' ? undefined : marketPrice(pricing)
  const prices = market ?? currentPrice(pricing)
  const quotes = sqlQuotes(db)
  const payments = sqlPayments(db)
  const subscriptions = sqlSubscriptions(db)
  const wallets = sqlWallets(db)
  const free = freeAllowance({ allowances: sqlAllowances(db), counts, wallets, rules, clock })
  const watch = sqlPaymentWatch(db)
  const sightings = sqlSightings(db)
  const common = {
    chain,
    prices,
    quotes,
    payments,
    subscriptions,
    free,
    wallets,
    watch,
    sightings,
    units,
    clock,
    rules,
    log,
  }
  const credit = creditPayment(common)
  /** The same for work in the background, with a budget of calls of its own. */
  const inBackground = (over: Rpc) => {
    const parts = { ...common, chain: chainOver(over) }
    return { ...parts, credit: creditPayment(parts) }
  }
  const looking = pollPayments(inBackground(searching))
  // The ledger is in this process and loaded by the first call, so it is not looked at without a reason.
  const pace = place.kind === 'ledger' ? { awake: 1000, asleep: undefined } : { awake: 4000, asleep: 30_000 }
  const watcher =
    role === 'worker' ? undefined : watchPayments({ ...common, looking, timers, pace, holder: ids.unique() })
  const sample = async () => {
    await market?.sample().catch((err: unknown) => log.warn({ err }, 'the price could not be kept'))
  }
  const sampling = new DisposableStack()
  if (market && role !== 'worker') {
    sampling.use(timers.after(0, () => void sample()))
    sampling.use(timers.every(samplePace, () => void sample()))
  }
  const freshReference = () => getBase58Decoder().decode(randomBytes(32))
  const quoting = quoteMonth({ ...common, ids, freshReference, productName: site.productName })
  const pay = payQuote({ ...common, findOwned: quoting.findOwned })
  return {
    access: capped(subscriptionAccess(common)),
    watcher,
    rebuild: withDeps(rebuildSubscriptions, inBackground(patient)),
    lookAgain: pollPayments(inBackground(patient)).again,
    clear,
    sample,
    async check() {
      if (place.kind === 'ledger') return
      await treasury().catch((err: unknown) => {
        if (!(err instanceof ChainUnavailable)) throw err
        log.warn({ err }, 'the chain cannot be reached: payments are found when it answers again')
      })
    },
    routes(scope) {
      const read = readSubscription(common)
      const report = withDeps(reportPayment, { ...common, credit, pay })
      const balance = walletBalance({
        ...common,
        buyUrl: subscription.buyUrl,
        // The local ledger costs nothing, and the faucet's gift has to show at once.
        life: place.kind === 'ledger' ? 0 : balanceLife,
      })
      // Nothing can have happened on a ledger that nobody has opened, and who only reads does not open it.
      const wake = () => watcher?.wake()
      const notice = () => (place.kind === 'rpc' || ledger.isOpen() ? wake() : undefined)
      if (watcher) subscriptionRoutes(scope, { read, quotes: quoting, pay, report, balance, notice, wake })
    },
    async [Symbol.asyncDispose]() {
      clearing[Symbol.dispose]()
      sampling[Symbol.dispose]()
      await watcher?.[Symbol.asyncDispose]()
    },
  }
}

function nothingSold({ access, clear, clearing }: Pick<Subscribing, 'access' | 'clear'> & { clearing: Disposable }) {
  return {
    access,
    watcher: undefined,
    rebuild: undefined,
    lookAgain: undefined,
    async sample() {},
    clear,
    async check() {},
    routes: (scope: FastifyInstance) => subscriptionRoutes(scope, undefined),
    async [Symbol.asyncDispose]() {
      clearing[Symbol.dispose]()
    },
  }
}
