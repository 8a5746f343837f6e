import type { FastifyRequest } from 'fastify'
import { invalidParam } from '#domain/shared/fault.ts'
import { hostsOf, knownOrigins, type Origins, reachedAs } from './origin.ts'

/** Refuses an address that people must not be sent to with something that is theirs; `name` is the parameter it came in. */
export type CheckRedirect = (request: FastifyRequest, name: string, address: string) => string

/** Stricter than the origins of the API: a redirect carries secrets, so an open one would leak them. */
export function redirectRules(origins: Origins): CheckRedirect {
  const rules = knownOrigins(origins)
  return (request, name, address) => {
    const url = URL.canParse(address) ? new URL(address) : undefined
    const isWeb = url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
    if (isWeb && rules.isAllowed({ host: url.hostname, url }, reachedAs(request))) return url.href
    throw invalidParam(name, `URL host must be one of: ${hostsOf(origins)}`)
  }
}
