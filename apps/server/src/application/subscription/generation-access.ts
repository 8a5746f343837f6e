import { type PaymentWanted, subscriptionPrice } from '@eidolon/contract/subscription.ts'
import type { GenerationAccess } from '#application/generations/ports.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { Fault } from '#domain/shared/fault.ts'
import { type AccessRules, isActive } from '#domain/subscription/access.ts'
import { endOfDay, goesOnAt } from '#domain/subscription/day.ts'
import { amountFor, uiAmount } from '#domain/subscription/amount.ts'
import type { Prices } from './current-price.ts'
import type { AllowanceRequester, FreeAllowance, Shortage } from './free-allowance.ts'
import type { PaymentChain, SubscriptionStore } from './ports.ts'

type Deps = {
  readonly chain: PaymentChain
  readonly prices: Prices
  readonly subscriptions: SubscriptionStore
  readonly free: FreeAllowance
  readonly rules: AccessRules
  readonly clock: Clock
}

/** The one place that says who may generate: whoever has a month, or something left of the free allowance. */
export function subscriptionAccess(deps: Deps): GenerationAccess {
  const { chain, prices, subscriptions, free, rules, clock } = deps
  return {
    async mayGenerate(unit, request) {
      const { owner, count, engine } = request
      const { endsAt } = await subscriptions.find(owner, unit)
      if (isActive(endsAt, clock.now(), rules)) return
      const why = engine.needsSubscription ? 'engine' : await free.reserve(unit, request)
      if (why) throw refusal(why, engine.name, count)
    },
    begun: (unit, { generationId }) => free.begin(unit, generationId),
    ended: (unit, { generationId }, { status, delivered }) =>
      // An engine that failed is nobody's fault; whoever cancels, or is refused by an engine, has had it work.
      free.release(unit, generationId, status === 'cancelled' || status === 'blocked' ? 'begun' : delivered),
    async explain(fault, asker) {
      // A chain or a price that is out of reach takes nothing from the refusal itself.
      return fault.type === 'subscription_required' ? explained(fault, asker).catch(() => fault) : fault
    },
  }

  function refusal(why: Why, engine: string, count: number): Fault {
    const now = clock.now()
    const until = why === 'place' || why === 'day' ? { until: endOfDay(now).toISOString() } : {}
    const problem = wordsFor(why, engine, now)
    const message = `${needed} ${problem}`.trim()
    return new Fault('subscription_required', { count, why }, { message, details: { why, problem, ...until } })
  }

  async function explained(fault: Fault, asker: AllowanceRequester): Promise<Fault> {
    const { mint, symbol, decimals, owner: address, network } = await chain.treasury()
    const { usd } = subscriptionPrice
    const amount = amountFor(usd, await prices.now(), decimals)
    const freeLeft = await free.left(asker)
    const payment: PaymentWanted = {
      usd,
      amount: String(amount),
      uiAmount: uiAmount(amount, decimals),
      symbol,
      mint,
      address,
      network,
      url: '/subscription',
    }
    const month = `Send 50 USD worth of ${symbol} to ${address} for one month of access.`
    const message = `${needed} ${month} ${fault.details.problem ?? ''}`.trim()
    const details = { ...fault.details, payment, freeLeft }
    return new Fault('subscription_required', fault.facts, { message, details })
  }
}

type Why = Shortage | 'engine'

const needed = 'An active subscription is needed.'

/** What is wrong and when it ends; nothing where a subscription is all that helps. */
function wordsFor(why: Why, engine: string, now: Date): string {
  switch (why) {
    case 'engine':
      return `${engine} draws for subscribers only.`
    case 'wallet':
      return 'Free pictures are for accounts with a wallet.'
    case 'used':
      return ''
    case 'place':
      return `Your network has used up its free pictures of today. ${goesOnAt(now)}`
    case 'day':
      return `The studio has used up its free pictures of today. ${goesOnAt(now)}`
  }
}
