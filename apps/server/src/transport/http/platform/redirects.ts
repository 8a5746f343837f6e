import type { FastifyRequest } from 'fastify'
import { Fault } from '#domain/shared/fault.ts'
import { originRules, type Origins } from './origin.ts'

/** Refuses an address that people must not be sent to with something that is theirs; `name` is the parameter it came in. */
export type CheckRedirect = (request: FastifyRequest, name: string, address: string) => string

/**
 * Stricter than who may use the API: any page may be allowed to do that, and by that none is known. Whoever could have
 * people sent anywhere would have their secrets sent there too.
 */
export function redirectRules({ platforms, publicUrl }: Origins): CheckRedirect {
  const named = platforms.filter((host) => host !== '*')
  const rules = originRules({ platforms: named, publicUrl })
  return (request, name, address) => {
    const url = URL.canParse(address) ? new URL(address) : undefined
    const isWeb = url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
    if (isWeb && rules.isAllowed(url.hostname, request.hostname)) return url.href
    const hosts = [...new Set(['localhost', request.hostname, ...named])].join(', ')
    const message = `Invalid \`${name}\` param: URL host must be one of: ${hosts}`
    throw new Fault('general_argument_invalid', {}, { message })
  }
}
