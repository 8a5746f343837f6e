import { PaymentReport, QuotePlace, type SentPayment, SignedPayment } from '@eidolon/contract/subscription.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PayQuote } from '#application/subscription/pay-quote.ts'
import type { QuoteMonth } from '#application/subscription/quote-month.ts'
import type { ReadSubscription } from '#application/subscription/read-subscription.ts'
import type { ReportPayment } from '#application/subscription/report-payment.ts'
import type { ReadWalletBalance } from '#application/subscription/wallet-balance.ts'
import { Fault } from '#domain/shared/fault.ts'
import { userOf } from '#transport/http/platform/caller.ts'
import { byPlace, byRouteAndPlace, byRouteAndUser } from '#transport/http/platform/limit-keys.ts'
import type { RouteLimit } from '#transport/http/platform/route-config.ts'

export type SubscriptionUseCases = {
  readonly read: ReadSubscription
  readonly quotes: QuoteMonth
  readonly pay: PayQuote
  readonly report: ReportPayment
  readonly balance: ReadWalletBalance
  /** Reading the state of a subscription. */
  readonly notice: () => void
  /** Quotes and payments. */
  readonly wake: () => void
}

const base = '/subscription'
const one = `${base}/quotes/:quoteId`
const [minute, hour] = [60, 60 * 60]
const limited = (limit: number, ...more: readonly RouteLimit[]) => ({
  config: { scope: 'account' as const, limits: [{ limit, period: minute, key: byRouteAndUser }, ...more] },
})
/** Many accounts of one place are counted together. */
const here = (limit: number, period: number): RouteLimit => ({ limit, period, key: byRouteAndPlace })
/** Each of these is a call to the node. */
const toChain = limited(10, here(60, minute))

/** The subscription and its payments. Undefined: the studio takes no payments. */
export function subscriptionRoutes(app: FastifyInstance, useCases: SubscriptionUseCases | undefined): void {
  function offered(): SubscriptionUseCases {
    if (!useCases) throw new Fault('subscription_not_offered')
    return useCases
  }

  function reading(): SubscriptionUseCases {
    const all = offered()
    all.notice()
    return all
  }

  function paying(): SubscriptionUseCases {
    const all = offered()
    all.wake()
    return all
  }

  app.get(base, limited(120), async (request) =>
    reading().read.get({ owner: accountOf(request), place: byPlace(request) }),
  )

  app.get(`${base}/balance`, limited(12, here(30, minute)), async (request) => paying().balance(accountOf(request)))

  app.post(`${base}/quotes`, limited(30, here(30, minute), here(300, hour)), async (request, reply) =>
    reply.code(201).send(await paying().quotes.ask(accountOf(request))),
  )

  app.get(one, limited(240), async (request) => paying().quotes.get(accountOf(request), quoteOf(request)))

  app.post(`${one}/transaction`, toChain, async (request) =>
    paying().pay.transaction(accountOf(request), quoteOf(request)),
  )

  app.post(`${one}/submit`, toChain, async (request, reply) => {
    const { transaction } = SignedPayment.parse(request.body)
    const signature = await paying().pay.submit(accountOf(request), quoteOf(request), transaction)
    return reply.code(202).send({ signature } satisfies SentPayment)
  })

  app.post(`${base}/payments`, toChain, async (request, reply) => {
    const { signature } = PaymentReport.parse(request.body)
    const { report } = paying()
    await report(accountOf(request), signature)
    return reply.code(202).send({ signature } satisfies SentPayment)
  })

  app.get(`${base}/payments`, limited(120), async (request) => reading().read.payments(accountOf(request)))
}

const accountOf = (request: FastifyRequest): string => userOf(request).userId
const quoteOf = ({ params }: FastifyRequest): string => QuotePlace.parse(params).quoteId
