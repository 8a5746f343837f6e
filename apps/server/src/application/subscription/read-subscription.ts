import { type PaymentList, subscriptionPrice, type Subscription } from '@eidolon/contract/subscription.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { type AccessRules, isActive, shouldRemind } from '#domain/subscription/access.ts'
import { reachable } from './chain-fault.ts'
import type { AllowanceStore, PaymentChain, PaymentStore, SubscriptionStore } from './ports.ts'
import { paymentView } from './views.ts'

type Deps = {
  readonly chain: PaymentChain
  readonly subscriptions: SubscriptionStore
  readonly payments: PaymentStore
  readonly allowances: AllowanceStore
  readonly rules: AccessRules
  readonly clock: Clock
}

/** What somebody has, what they have paid, and what a month costs. */
export function readSubscription({ chain, subscriptions, payments, allowances, rules, clock }: Deps) {
  return {
    async get(accountId: string): Promise<Subscription> {
      const { mint, symbol, decimals, owner, network } = await reachable(chain.till())
      const { startedAt, endsAt, credit } = await subscriptions.find(accountId)
      const used = await allowances.used(accountId)
      const now = clock.now()
      return {
        active: isActive(endsAt, now, rules),
        startedAt: startedAt ? formatDateTime(startedAt) : null,
        endsAt: endsAt ? formatDateTime(endsAt) : null,
        remind: shouldRemind(endsAt, now),
        freeLeft: Math.max(0, rules.freeGenerations - used),
        price: subscriptionPrice,
        token: { mint, symbol, decimals },
        credit: String(credit),
        paymentAddress: owner,
        network,
      }
    },
    async payments(accountId: string): Promise<PaymentList> {
      const till = await reachable(chain.till())
      const list = await payments.list(accountId)
      return { total: list.length, payments: list.map((payment) => paymentView(payment, till)) }
    },
  }
}
