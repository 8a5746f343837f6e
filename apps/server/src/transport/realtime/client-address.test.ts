import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { clientAddresses } from './client-address.ts'

it.each([
  ['believes nobody by default', [], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['believes its proxy', ['10.0.0.0/8'], '10.0.0.5', '198.51.100.1', '198.51.100.1'],
  ['believes a chain of its proxies', ['10.0.0.0/8', 'fd00::1'], 'fd00::1', '198.51.100.1, 10.1.1.1', '198.51.100.1'],
  ['knows an IPv4 proxy on an IPv6 socket', ['10.0.0.5'], '::ffff:10.0.0.5', '198.51.100.1', '198.51.100.1'],
  ['stops at the first that is not its own', ['10.0.0.5'], '10.0.0.5', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
  ['does not believe a stranger', ['10.0.0.5'], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['takes what is no address for a stranger', ['10.0.0.5'], '10.0.0.5', 'unknown', 'unknown'],
  ['needs no header', ['10.0.0.5'], '10.0.0.5', undefined, '10.0.0.5'],
])('%s', (_title, trusted, near, forwarded, expected) => {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: near })
  const request = new IncomingMessage(socket)
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded
  expect(clientAddresses(trusted)(request)).toBe(expected)
})
