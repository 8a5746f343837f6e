import type { UserId } from '@eidolon/contract/ids.ts'
import { type PaymentList, subscriptionPrice, type Subscription } from '@eidolon/contract/subscription.ts'
import type { Clock } from '#domain/shared/clock.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { type AccessRules, isActive, shouldRemind } from '#domain/subscription/access.ts'
import { reachable } from './chain-fault.ts'
import type { AllowanceRequester, FreeAllowance } from './free-allowance.ts'
import type { PaymentChain, PaymentStore, SubscriptionStore } from './ports.ts'
import { paymentView } from './views.ts'

type Deps = {
  readonly chain: PaymentChain
  readonly subscriptions: SubscriptionStore
  readonly payments: PaymentStore
  readonly free: FreeAllowance
  readonly rules: AccessRules
  readonly clock: Clock
}

export type ReadSubscription = {
  get(asker: AllowanceRequester): Promise<Subscription>
  payments(accountId: UserId): Promise<PaymentList>
}

/** What somebody has, what they have paid, and what a month costs. */
export function readSubscription({ chain, subscriptions, payments, free, rules, clock }: Deps): ReadSubscription {
  return {
    async get(asker) {
      const { mint, symbol, decimals, owner, network } = await reachable(chain.treasury())
      const { startedAt, endsAt, credit } = await subscriptions.find(asker.owner)
      const now = clock.now()
      return {
        active: isActive(endsAt, now, rules),
        startedAt: startedAt ? formatDateTime(startedAt) : null,
        endsAt: endsAt ? formatDateTime(endsAt) : null,
        remind: shouldRemind(endsAt, now),
        freeLeft: await free.left(asker),
        price: subscriptionPrice,
        token: { mint, symbol, decimals },
        credit: String(credit),
        paymentAddress: owner,
        network,
      }
    },
    async payments(accountId) {
      const treasury = await reachable(chain.treasury())
      const list = await payments.list(accountId)
      return { total: list.length, payments: list.map((payment) => paymentView(payment, treasury)) }
    },
  }
}
