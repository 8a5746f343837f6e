import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { peers } from './peer.ts'

const proxied = { host: 'inside:3000', 'x-forwarded-host': 'studio.example', 'x-forwarded-proto': 'https' }

it.each([
  ['believes nobody by default', [], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['believes its proxy', ['10.0.0.0/8'], '10.0.0.5', '198.51.100.1', '198.51.100.1'],
  ['believes a chain of its proxies', ['10.0.0.0/8', 'fd00::1'], 'fd00::1', '198.51.100.1, 10.1.1.1', '198.51.100.1'],
  ['knows an IPv4 proxy on an IPv6 socket', ['10.0.0.5'], '::ffff:10.0.0.5', '198.51.100.1', '198.51.100.1'],
  ['tells an IPv4 address as such', [], '::ffff:203.0.113.9', undefined, '203.0.113.9'],
  ['stops at the first that is not its own', ['10.0.0.5'], '10.0.0.5', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
  ['does not believe a stranger', ['10.0.0.5'], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['takes what is no address for a stranger', ['10.0.0.5'], '10.0.0.5', 'unknown', 'unknown'],
  ['needs no header', ['10.0.0.5'], '10.0.0.5', undefined, '10.0.0.5'],
])('%s', (_title, trusted, near, forwarded, ip) => {
  expect(peers(trusted)(request(near, { 'x-forwarded-for': forwarded })).ip).toBe(ip)
})

it.each([
  ['where it is reached', [], { host: 'studio.example:3000' }, 'http://studio.example:3000'],
  ['where its proxy was reached', ['10.0.0.5'], proxied, 'https://studio.example'],
  ['where it is reached when a stranger says otherwise', [], proxied, 'http://inside:3000'],
  ['nothing when there is no host', [], {}, ''],
])('knows %s', (_title, trusted, headers, origin) => {
  expect(peers(trusted)(request('10.0.0.5', headers)).origin).toBe(origin)
})

function request(remoteAddress: string, headers: Record<string, string | undefined>): IncomingMessage {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
  return Object.assign(new IncomingMessage(socket), { headers })
}
