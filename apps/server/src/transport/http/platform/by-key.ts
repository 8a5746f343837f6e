import { keyScopeOf } from '@eidolon/contract/accounts/key-scopes.ts'
import { keyHeader, keyLimits } from '@eidolon/contract/accounts/keys.ts'
import type { FastifyRequest } from 'fastify'
import type { UserCaller } from '#domain/accounts/caller.ts'
import { Fault } from '#domain/shared/fault.ts'

const header = keyHeader.toLowerCase()

/** Programs that know no other header than this one can bring their key in it. */
const bearer = /^Bearer (eik_.*)$/i

/** What a program brought. A header that is there counts, whatever stands in it: nobody becomes a guest by mistake. */
export function keyTextOf({ headers }: FastifyRequest): string | undefined {
  const text = headers[header] ?? bearer.exec(headers.authorization ?? '')?.[1]
  return Array.isArray(text) ? text.join() : text
}

/** How often one key is answered, and how often wrong ones are looked up for one place. */
export const keyLimit = { limit: keyLimits.perMinute, period: 60 }
export const wrongKeys = { limit: 60, period: 60 }

/** The one place that says what a key opens: nothing that the contract's table does not name. */
export function checkKeyScope(request: FastifyRequest, { scopes }: NonNullable<UserCaller['key']>): void {
  const { method, routeOptions } = request
  const path = (routeOptions.url ?? '').replace(/^\/v1/, '').replaceAll(/:(\w+)/g, '{$1}')
  const needed = keyScopeOf(method === 'HEAD' ? 'GET' : method, path)
  if (needed === 'any' || (needed && scopes.includes(needed))) return
  const message = needed ? `The key was not given for this: it lacks the scope (${needed})` : 'Keys are not taken here'
  throw new Fault('general_unauthorized_scope', {}, { message })
}
