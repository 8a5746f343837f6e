import type { IncomingMessage } from 'node:http'
import { addressList } from '#transport/http/connections/address-list.ts'

/** Where a request comes from, and scheme, host and port that it was sent to. */
export type Peer = { readonly ip: string; readonly origin: string }

/**
 * Fastify does not see the requests that open a socket, so this reads them as it reads all others: what a proxy says
 * counts when the proxy is one of ours, and the client is the last address that is not.
 */
export function peers(trustProxy: readonly string[]): (request: IncomingMessage) => Peer {
  const isProxy = addressList(trustProxy)

  return ({ socket: { remoteAddress: near = '' }, headers }) => {
    if (!isProxy(near)) return { ip: plain(near), origin: originOf('http', headers.host) }
    const hops = entries(headers['x-forwarded-for']).toReversed()
    const ip = hops.find((hop) => !isProxy(hop)) ?? hops.at(-1) ?? near
    const host = entries(headers['x-forwarded-host']).at(-1) ?? headers.host
    return { ip: plain(ip), origin: originOf(entries(headers['x-forwarded-proto']).at(-1) ?? 'http', host) }
  }
}

/** An IPv4 address that came through an IPv6 socket is told as what it is. */
const plain = (address: string): string => (address.startsWith('::ffff:') ? address.slice(7) : address)

const entries = (header: string | string[] | undefined): string[] =>
  String(header ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)

/** The server itself speaks http; what is around it may speak https to the world. */
function originOf(scheme: string, host = ''): string {
  const url = `${scheme}://${host}`
  return URL.canParse(url) ? new URL(url).origin : ''
}
