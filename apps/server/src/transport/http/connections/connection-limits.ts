import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { placeOf } from '#domain/shared/place.ts'
import { addressList } from './address-list.ts'

export type ConnectionLimits = {
  /** How many connections the process has open at once. */
  readonly max: number
  /** How many more there may be from trusted proxies and private addresses, which is where health checks come from. */
  readonly reserve: number
  readonly perRange: number
  /** For a private address: a proxy that isn't in TRUST_PROXY brings all visitors from one address. */
  readonly perPrivateAddress: number
}

/** Decides how many connections an address may open. */
export type AddressKind = 'trusted' | 'private' | 'public'

/** Room for the websockets of a range (256) and as many requests. 4,096 small bodies fit into a small machine's memory. */
export const usualLimits: ConnectionLimits = { max: 4096, reserve: 64, perRange: 512, perPrivateAddress: 3072 }

export function addressKinds(trustProxy: readonly string[]): (address: string) => AddressKind {
  const [isTrusted, isPrivate] = [addressList(trustProxy), addressList(privateNetworks)]
  return (address) => (isTrusted(address) ? 'trusted' : isPrivate(address) ? 'private' : 'public')
}

const privateNetworks = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
]

/** Both sets are in order of time: connections as they came, and those without a request as they became idle. */
type Range = {
  readonly name: string
  readonly kind: AddressKind
  readonly open: Set<Socket>
  readonly idle: Set<Socket>
}

/**
 * Keeps one client from using up the connections that others need. A new connection of a range at its limit replaces
 * the range's oldest idle one. At the limit of the process it replaces one of the most crowded public range.
 */
export function limitConnections(
  server: Server,
  { max, reserve, perRange, perPrivateAddress }: ConnectionLimits,
  kindOf: (address: string) => AddressKind,
  /** Called for each connection that is closed because of a limit. */
  onLimit: () => void = () => {},
): void {
  const ranges = new Map<string, Range>()
  const rangeOf = new WeakMap<Socket, Range>()
  const mostOf = { trusted: Infinity, private: perPrivateAddress, public: perRange }
  let all = 0

  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined) return void socket.destroy()
    const range = rangeFor(remoteAddress)
    if (!makeRoom(range)) return close(socket)
    ranges.set(range.name, range)
    rangeOf.set(socket, range)
    range.open.add(socket)
    range.idle.add(socket)
    all += 1
    socket.once('close', () => leave(socket))
  })
  // Idle until the headers of a request are complete, so that slow headers don't keep a connection.
  server.prependListener('request', ({ socket }, response) => {
    const range = rangeOf.get(socket)
    range?.idle.delete(socket)
    response.once('close', () => {
      if (range?.open.has(socket)) range.idle.add(socket)
    })
  })
  server.prependListener('upgrade', ({ socket }) => void rangeOf.get(socket)?.idle.delete(socket))

  function rangeFor(address: string): Range {
    const name = placeOf(address)
    return ranges.get(name) ?? { name, kind: kindOf(address), open: new Set(), idle: new Set() }
  }

  function makeRoom(range: Range): boolean {
    if (range.open.size >= mostOf[range.kind]) return replace(range.idle)
    if (all < max) return true
    const { crowded, withIdle } = maxCrowded()
    if (replace(withIdle?.idle)) return true
    // Requests are cut off only where a range holds more than the new one will.
    if (crowded?.kind === 'public' && crowded.open.size > range.open.size + 1) return replace(crowded.open)
    return range.kind !== 'public' && all < max + reserve
  }

  /** Looked up in one pass, because a flood asks for it with each of its connections. */
  function maxCrowded(): { readonly crowded: Range | undefined; readonly withIdle: Range | undefined } {
    let [crowded, withIdle]: (Range | undefined)[] = []
    for (const range of ranges.values()) {
      if (crowdOf(range) >= crowdOf(crowded)) crowded = range
      if (range.idle.size > 0 && crowdOf(range) >= crowdOf(withIdle)) withIdle = range
    }
    return { crowded, withIdle }
  }

  /** Closes the first of these connections; false where there is none. */
  function replace(sockets: ReadonlySet<Socket> = new Set()): boolean {
    const [oldest] = sockets
    if (oldest) close(oldest)
    return oldest !== undefined
  }

  function close(socket: Socket): void {
    leave(socket)
    socket.destroy()
    onLimit()
  }

  function leave(socket: Socket): void {
    const range = rangeOf.get(socket)
    if (!range?.open.delete(socket)) return
    range.idle.delete(socket)
    all -= 1
    if (range.open.size === 0) ranges.delete(range.name)
  }
}

/** Private addresses and trusted proxies count as empty: one of them can bring everybody else. */
const crowdOf = (range: Range | undefined): number => (range?.kind === 'public' ? range.open.size : 0)
