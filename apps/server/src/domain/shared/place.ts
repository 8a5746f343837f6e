/**
 * Where somebody is, as limits count it: an IPv4 address, or the /64 network of an IPv6 one, since whoever has one
 * IPv6 address has a great many of them.
 */
export function placeOf(ip: string): string {
  const [address = ''] = ip.split('%')
  if (!address.includes(':') || !URL.canParse(`http://[${address}]`)) return `ip:${ip}`
  // The platform's own reader writes every form of an address in one way, an embedded IPv4 address as two groups.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')]
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
  return isMapped(groups) ? `ip:${groups.slice(6).flatMap(bytesOf).join('.')}` : `net:${groups.slice(0, 4).join(':')}`
}

const groupsOf = (text: string): string[] => (text ? text.split(':') : [])

/** An IPv4 address that a socket of both families shows as `::ffff:192.0.2.1`. */
const isMapped = (groups: readonly string[]): boolean => groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16)
  return [Math.floor(value / 256), value % 256]
}
