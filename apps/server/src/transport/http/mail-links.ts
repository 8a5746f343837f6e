import { isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { Fault } from '#domain/shared/fault.ts'
import { originRules, type Origins } from './platform/origin.ts'

type Deps = Origins & {
  /** Mails that nobody but the operator reads may name whichever host the studio was reached by. */
  readonly readByOperator: boolean
}

export type MailLinks = {
  /** The address as a mail may carry it; refuses hosts that nobody has named. `name` is the parameter it came in. */
  check(request: FastifyRequest, name: string, address: string): string
  /** An address of the studio itself. */
  own(request: FastifyRequest, path: string): string
}

/**
 * Where links in mails may lead. Whoever asks for a mail is not who reads it, and can write any host into a request:
 * so the host that a request was sent to counts for nothing here, or they would have other people's secrets sent there.
 */
export function mailLinks({ platforms, publicUrl, readByOperator }: Deps): MailLinks {
  // Any page may be allowed to use the API; by that none is known.
  const named = platforms.filter((host) => host !== '*')
  const rules = originRules({ platforms: named, publicUrl })
  const own = publicUrl === undefined ? undefined : new URL(publicUrl)

  function isKnown({ protocol, hostname, username, password }: URL, reachedAs: string): boolean {
    if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return false
    if (rules.isAllowed(hostname, '')) return true
    return hostname === reachedAs && (readByOperator || isLoopback(hostname))
  }

  function check(request: FastifyRequest, name: string, address: string): string {
    const url = URL.canParse(address) ? new URL(address) : undefined
    if (url && isKnown(url, request.hostname)) return url.href
    const hosts = [...new Set(['localhost', ...(own ? [own.hostname] : []), ...named])].join(', ')
    const message = `Invalid \`${name}\` param: URL host must be one of: ${hosts}`
    throw new Fault('general_argument_invalid', {}, { message })
  }

  return {
    check,
    own: (request, path) => check(request, 'url', `${own?.origin ?? `${request.protocol}://${request.host}`}${path}`),
  }
}

const isLoopback = (host: string): boolean => host === '[::1]' || (isIPv4(host) && host.startsWith('127.'))
