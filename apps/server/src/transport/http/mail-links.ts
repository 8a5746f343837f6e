import type { FastifyRequest } from 'fastify'
import { type Origins, reachedAs } from './platform/origin.ts'
import { type CheckRedirect, redirectRules } from './platform/redirects.ts'

export type MailLinks = {
  /** The address as a mail may carry it. */
  readonly check: CheckRedirect
  /** An address of the studio itself. */
  own(request: FastifyRequest, path: string): string
}

/**
 * Where links in mails may lead. Whoever asks for a mail is not who reads it, and can write any host into a request:
 * so the host that a request was sent to is no proof of anything, or they would have other people's secrets sent there.
 */
export function mailLinks(origins: Origins): MailLinks {
  const check = redirectRules(origins)
  return { check, own: (request, path) => check(request, 'url', `${origins.publicUrl ?? reachedAs(request)}${path}`) }
}
