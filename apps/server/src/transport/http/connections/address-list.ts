import { BlockList, isIP, isIPv6 } from 'node:net'

/** Whether an address is one of these addresses and networks (`10.0.0.5`, `fd00::/8`). */
export function addressList(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const each of networks) {
    const [address = '', bits] = each.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address))
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4')
