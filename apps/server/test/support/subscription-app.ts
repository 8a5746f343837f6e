import { projectId } from '@eidolon/contract/resources.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { CountRequest } from '#application/limits/count-request.ts'
import type { Subscribing } from '#compose/subscription.ts'
import type { Ids } from '#domain/shared/ids.ts'
import { openApp } from '#transport/http/protocol/app.ts'
import { platformScope } from '#transport/http/platform/platform.ts'
import { trusting } from './trusting.ts'

/** What an answer may hold; the tests look at what they expect. */
// oxlint-disable-next-line typescript/no-explicit-any -- answers of many shapes
type SubscriptionResponse = { readonly status: number; readonly body: any }

type SubscriptionParts = { readonly log: FastifyBaseLogger; readonly ids: Ids; readonly countRequest?: CountRequest }

/** The routes of subscriptions alone, where whoever says who they are is believed. */
export function subscriptionApp(
  subscribing: Subscribing,
  { log, ids, countRequest = trusting.countRequest }: SubscriptionParts,
) {
  const app = openApp({ log, ids, publicUrl: undefined, trustProxy: [], isStopping: () => false })
  platformScope(app, { ...trusting, countRequest }, (scope) => subscribing.routes(scope))
  async function call(
    user: string | undefined,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    remoteAddress = '127.0.0.1',
  ): Promise<SubscriptionResponse> {
    const headers = { 'x-appwrite-project': projectId, ...(user !== undefined && { 'x-appwrite-session': user }) }
    const url = `/v1/subscription${path}`
    const reply = await app.inject({ method, url, headers, remoteAddress, ...(body && { payload: body }) })
    return { status: reply.statusCode, body: reply.json() }
  }
  return { call, [Symbol.asyncDispose]: () => app.close() }
}
