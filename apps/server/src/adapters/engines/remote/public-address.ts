import { BlockList, isIP } from 'node:net'

/** Networks that are nobody's public address: own machine, own network, links, documentation, multicast, reserved. */
const inside = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inside.addSubnet(network, bits, 'ipv4')

/** Of the newer addresses only those that are given out to be reached from anywhere, without what leads to older ones. */
const outside = new BlockList()
outside.addSubnet('2000::', 3, 'ipv6')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(network, bits, 'ipv6')

/** Whether an address is one that everybody in the world reaches as the same. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !inside.check(address, 'ipv4')
    case 6:
      return outside.check(address, 'ipv6') && !inside.check(address, 'ipv6')
    default:
      return false
  }
}
