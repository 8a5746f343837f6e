import { BlockList, isIP, isIPv6 } from 'node:net'
import type { IncomingMessage } from 'node:http'

/** The address a request comes from: the last one that is not a proxy of ours, as for every other request. */
export function clientAddresses(trustProxy: readonly string[]): (request: IncomingMessage) => string {
  const proxies = new BlockList()
  for (const each of trustProxy) {
    const [address = '', bits] = each.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) proxies.addAddress(address, family)
    else proxies.addSubnet(address, Number(bits), family)
  }
  const isProxy = (address: string): boolean =>
    isIP(address) !== 0 && proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

  return ({ socket, headers: { 'x-forwarded-for': forwarded } }) => {
    const near = socket.remoteAddress ?? ''
    const hops = [
      near,
      ...String(forwarded ?? '')
        .split(',')
        .map((hop) => hop.trim())
        .filter(Boolean)
        .toReversed(),
    ]
    const client = trustProxy.length === 0 ? near : hops.find((hop) => !isProxy(hop))
    return client ?? hops.at(-1) ?? near
  }
}
