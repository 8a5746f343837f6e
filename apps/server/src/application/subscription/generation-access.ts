import { type PaymentWanted, subscriptionPrice } from '@eidolon/contract/subscription.ts'
import type { GenerationAccess } from '#application/generations/ports.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { Fault } from '#domain/shared/fault.ts'
import { type AccessRules, isActive } from '#domain/subscription/access.ts'
import { amountFor, uiAmount } from '#domain/subscription/amount.ts'
import type { Prices } from './current-price.ts'
import type { AllowanceStore, PaymentChain, SubscriptionStore } from './ports.ts'

type Deps = {
  readonly chain: PaymentChain
  readonly prices: Prices
  readonly subscriptions: SubscriptionStore
  readonly allowances: AllowanceStore
  readonly rules: AccessRules
  readonly clock: Clock
}

/** The one place that says who may generate: whoever has a month, or something left of the free allowance. */
export function subscriptionAccess(deps: Deps): GenerationAccess {
  const { chain, prices, subscriptions, allowances, rules, clock } = deps
  return {
    async mayGenerate(unit, { generationId, owner, count }) {
      const { endsAt } = await subscriptions.find(owner, unit)
      if (isActive(endsAt, clock.now(), rules)) return
      if (await allowances.reserve(unit, generationId, owner, count, rules.freeGenerations)) return
      throw new Fault('subscription_required', { count })
    },
    begun: (unit, { generationId }) => allowances.begin(unit, generationId),
    ended: (unit, { generationId }, { status, delivered }) =>
      // An engine that failed is nobody's fault; whoever cancels, or is refused by an engine, has had it work.
      allowances.release(unit, generationId, status === 'cancelled' || status === 'blocked' ? 'begun' : delivered),
    async explain(fault, owner) {
      // A chain or a price that is out of reach takes nothing from the refusal itself.
      return fault.type === 'subscription_required' ? explained(fault, owner).catch(() => fault) : fault
    },
  }

  async function explained(fault: Fault, owner: string): Promise<Fault> {
    const { mint, symbol, decimals, owner: address, network } = await chain.till()
    const { usd } = subscriptionPrice
    const amount = amountFor(usd, await prices.now(), decimals)
    const freeLeft = Math.max(0, rules.freeGenerations - (await allowances.used(owner)))
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
    const message = `An active subscription is needed. Send 50 USD worth of ${symbol} to ${address} for one month of access.`
    return new Fault('subscription_required', fault.facts, { message, details: { payment, freeLeft } })
  }
}
