import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { listenTo } from './comfy-socket.ts'

const limits = { message: 5000, bytes: 12_000, text: 1000 }

/** A listener at a server of which the test has the other end. */
async function open() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: true })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const heard: unknown[] = []
  const closed = Promise.withResolvers<void>()
  const listener = {
    message: (message: unknown) => void heard.push(message),
    preview: (picture: Uint8Array) => void heard.push(picture.length),
    closed: () => closed.resolve(),
  }
  const met = new Promise<WebSocket>((resolve) => server.once('connection', resolve))
  const listening = await listenTo(`http://127.0.0.1:${port}`, 'me', {}, listener, new AbortController().signal, limits)
  const socket = await met
  return {
    socket,
    heard,
    closed: closed.promise,
    [Symbol.asyncDispose]: async () => {
      listening[Symbol.dispose]()
      server.close()
    },
  }
}

const text = (length: number) =>
  JSON.stringify({ type: 'progress', data: { value: 1, max: 2 }, more: 'x'.repeat(length) })
const picture = (length: number) => Buffer.concat([Buffer.from([0, 0, 0, 1, 0, 0, 0, 1]), Buffer.alloc(length)])

describe('listenTo', () => {
  it('[ENG-140] hears what is small, passes over large texts and ends with a message that is too large', async () => {
    await using world = await open()
    world.socket.send(text(10))
    world.socket.send(text(2000))
    world.socket.send(picture(3000))
    world.socket.send(picture(6000))
    await world.closed
    expect(world.heard).toEqual([{ type: 'progress', data: { value: 1, max: 2 } }, 3000])
  })

  it('[ENG-140] ends when all messages together are too much, and lets nothing be packed', async () => {
    await using world = await open()
    expect(world.socket.extensions).toBe('')
    for (let count = 0; count < 4; count++) world.socket.send(picture(4000))
    await world.closed
    expect(world.heard).toEqual([4000, 4000])
  })
})
