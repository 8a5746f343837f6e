import {
  AccountChange,
  AccountRemoval,
  OperatorList,
  OperatorSearch,
  type Overview,
  ReportDecision,
} from '@eidolon/contract/operate.ts'
import { existingId } from '@eidolon/contract/parameters.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Operator, OperatorDesk } from '#application/operate/operator-desk.ts'
import type { OperatorStore, Problem, Report } from '#application/operate/operator-ports.ts'
import type { OperatorReads } from '#application/operate/ports.ts'
import type { Preview } from '#application/files/render-preview.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import { callerOf, clientOf, userOf } from '#transport/http/platform/caller.ts'
import { byRouteAndUser } from '#transport/http/platform/limit-keys.ts'
import { disconnectSignal } from '#transport/http/protocol/disconnect-signal.ts'

export type OperateDeps = {
  readonly desk: OperatorDesk
  readonly reads: Pick<OperatorReads, 'jobs' | 'payments' | 'skipped'>
  readonly store: Pick<OperatorStore, 'reports' | 'log'>
  readonly overview: () => Promise<Overview>
  readonly problems: () => readonly Problem[]
  /** A small picture of what was reported; undefined where that is none, or gone. */
  readonly picture: (report: Report, ip: string) => Promise<Preview | undefined>
}

const Job = z.object({ jobId: existingId() })
/** Ids of accounts may be addresses of wallets, which are longer than other ids. */
const Account = z.object({ accountId: z.string().regex(/^[\w.-]{1,64}$/) })
const ReportPlace = z.object({ reportId: existingId() })
const shownAtOnce = 50

// A scope that guests hold as well, so that everybody who is no operator is answered alike.
const looking = { config: { scope: 'documents.read', reads: true } } as const
const acting = {
  config: { scope: 'documents.write', limits: [{ limit: 120, period: 60, key: byRouteAndUser }] },
} as const

/** What an operator sees and does. Each route asks first who it is. */
export function operateRoutes(app: FastifyInstance, deps: OperateDeps): void {
  const { desk, reads, store } = deps

  /** Before the body is looked at: a stranger learns nothing about what would be right. */
  async function operatorOf(request: FastifyRequest, reply: FastifyReply): Promise<Operator> {
    const caller = callerOf(request)
    const wallet = await desk.admit(caller.kind === 'user' ? caller : undefined)
    reply.header('cache-control', 'no-store')
    return { wallet, caller: userOf(request), client: clientOf(request) }
  }
  const listed = (request: FastifyRequest) => {
    const { status, limit } = OperatorList.parse(request.query)
    return { account: undefined, status: status || undefined, limit }
  }

  app.get('/account/operator', { config: { scope: 'account' } }, async (request, reply) => {
    const caller = callerOf(request)
    reply.header('cache-control', 'no-store')
    return { operator: await desk.isOperator(caller.kind === 'user' ? caller : undefined) }
  })

  app.get('/operate', looking, async (request, reply) => {
    await operatorOf(request, reply)
    return deps.overview()
  })

  app.get('/operate/jobs', looking, async (request, reply) => {
    await operatorOf(request, reply)
    return { jobs: await reads.jobs(listed(request)) }
  })

  app.delete('/operate/jobs/:jobId', acting, async (request, reply) => {
    const operator = await operatorOf(request, reply)
    await desk.cancelJob(operator, Job.parse(request.params).jobId)
    return reply.code(204).send()
  })

  app.get('/operate/accounts', looking, async (request, reply) => {
    await operatorOf(request, reply)
    return { accounts: await desk.search(OperatorSearch.parse(request.query).search, shownAtOnce) }
  })

  app.get('/operate/accounts/:accountId', looking, async (request, reply) => {
    await operatorOf(request, reply)
    return desk.account(Account.parse(request.params).accountId)
  })

  app.patch('/operate/accounts/:accountId', acting, async (request, reply) => {
    const operator = await operatorOf(request, reply)
    const { accountId } = Account.parse(request.params)
    const { blocked, quota } = AccountChange.parse(request.body)
    if (quota !== undefined) await desk.setQuota(operator, accountId, quota)
    if (blocked !== undefined) await desk.block(operator, accountId, blocked)
    return desk.account(accountId)
  })

  app.delete('/operate/accounts/:accountId', acting, async (request, reply) => {
    const operator = await operatorOf(request, reply)
    const { accountId } = Account.parse(request.params)
    await desk.remove(operator, accountId, AccountRemoval.parse(request.body).confirm)
    return reply.code(204).send()
  })

  app.get('/operate/reports', looking, async (request, reply) => {
    await operatorOf(request, reply)
    const { status, limit } = listed(request)
    return { reports: await store.reports(status, limit) }
  })

  app.get('/operate/reports/:reportId/picture', looking, async (request, reply) => {
    await operatorOf(request, reply)
    const report = await desk.reported(ReportPlace.parse(request.params).reportId)
    const preview = await deps.picture(report, callerOf(request).ip)
    if (!preview) return reply.code(204).send()
    const { bytes } = await preview.load(disconnectSignal(reply))
    return reply
      .header('content-type', preview.type)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  })

  app.patch('/operate/reports/:reportId', acting, async (request, reply) => {
    const operator = await operatorOf(request, reply)
    const { reportId } = ReportPlace.parse(request.params)
    await desk.decide(operator, reportId, ReportDecision.parse(request.body).decision)
    return reply.code(204).send()
  })

  app.get('/operate/payments', looking, async (request, reply) => {
    await operatorOf(request, reply)
    const payments = await reads.payments(listed(request))
    const skipped = await reads.skipped(shownAtOnce)
    return {
      payments: payments.map(({ signature, state, accountId, usd, at }) => ({
        signature,
        state,
        account: accountId ?? null,
        usd,
        at: formatDateTime(at),
      })),
      skipped: skipped.map(({ signature, reason, attempts }) => ({ signature, reason: reason ?? 'unknown', attempts })),
    }
  })

  app.get('/operate/problems', looking, async (request, reply) => {
    await operatorOf(request, reply)
    return { problems: deps.problems() }
  })

  app.get('/operate/log', looking, async (request, reply) => {
    await operatorOf(request, reply)
    return { entries: await store.log(200) }
  })
}
