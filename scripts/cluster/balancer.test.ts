import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { startBalancer } from './balancer.ts'

it('[CLUS-8] the balancer of npm run cluster takes turns, passes over nodes that are gone, and carries sockets', async () => {
  const [one, other] = [await node('one'), await node('other')]
  const gone = 'http://127.0.0.1:9'
  await using balancer = await startBalancer(() => [one.url, gone, other.url])
  const ask = async (body?: string) => {
    const answer = await fetch(`${balancer.url}/x`, body === undefined ? {} : { method: 'POST', body })
    return answer.text()
  }
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask('hello')))
  expect(new Set(answers)).toEqual(new Set(['one POST hello 127.0.0.1', 'other POST hello 127.0.0.1']))

  const socket = new WebSocket(`${balancer.url.replace('http', 'ws')}/v1/realtime`)
  const [refusal] = (await once(socket, 'error')) as [Event]
  expect(refusal.type).toBe('error')
  expect(one.upgrades() + other.upgrades()).toBe(1)

  for (const each of [one, other]) each.server.closeAllConnections()
  for (const each of [one, other]) each.server.close()
  const nobody = await fetch(`${balancer.url}/x`)
  expect([nobody.status, await nobody.text()]).toEqual([502, 'No node answers.'])
})

async function node(name: string): Promise<{ server: Server; url: string; upgrades(): number }> {
  let upgrades = 0
  const server = createServer((asked, answer) => {
    void text(asked).then((body) => {
      answer.end(`${name} ${asked.method} ${body} ${String(asked.headers['x-forwarded-for'])}`)
    })
  })
  // What it answers is the studio's business; that it was asked is ours.
  server.on('upgrade', (_asked, socket) => {
    upgrades += 1
    socket.end('HTTP/1.1 404 Not Found\r\n\r\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return { server, url: `http://127.0.0.1:${port}`, upgrades: () => upgrades }
}
