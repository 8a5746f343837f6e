import type { FastifyRequest } from 'fastify'
import { invalidParam } from '#domain/shared/fault.ts'
import { isLoopback } from '#domain/shared/loopback.ts'
import { type Origins, reachedAs } from '#transport/http/platform/origin.ts'
import { type CheckRedirect, redirectRules } from '#transport/http/platform/redirects.ts'

export type MailLinks = {
  /** The address as a mail may carry it. */
  readonly check: CheckRedirect
  /** An address of the studio itself. */
  defaultUrl(request: FastifyRequest, path: string): string
}

/**
 * Where links in mails may lead. The sender of the request need not be the reader of the mail, and can write any host
 * into a request: so the host that a request was sent to proves nothing, or other people's secrets could be sent there.
 * Nor may the link be read on the way, or by another program on a host that was named.
 */
export function mailLinks(origins: Origins): MailLinks {
  const { publicUrl } = origins
  const defaultUrl = publicUrl === undefined ? undefined : new URL(publicUrl).origin
  const known = redirectRules(origins)

  function check(request: FastifyRequest, name: string, address: string): string {
    const url = new URL(known(request, name, address))
    if (url.origin === defaultUrl || isLoopback(url.hostname)) return url.href
    if (url.protocol === 'https:' && url.port === '') return url.href
    throw invalidParam(name, 'Value must be an https address without a port')
  }

  return { check, defaultUrl: (request, path) => check(request, 'url', `${publicUrl ?? reachedAs(request)}${path}`) }
}
