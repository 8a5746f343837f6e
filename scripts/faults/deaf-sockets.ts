import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { projectId } from '@eidolon/contract/resources.ts'
import { characters, newPerson, type Visitor } from './people.ts'

const sockets = 5
const writersAtOnce = 4
/** A server that has not cut them off by then would keep what nobody reads for ever. */
const patience = 90_000

/** Opens a socket for everything that happens to them, and from then on reads nothing of it. */
async function deafSocket(url: URL, { session }: Visitor): Promise<Socket> {
  const socket = connect(Number(url.port), url.hostname)
  await once(socket, 'connect')
  const lines = [
    `GET /v1/realtime?project=${projectId}&channels[]=documents HTTP/1.1`,
    `host: ${url.host}`,
    'connection: Upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    `sec-websocket-key: ${randomBytes(16).toString('base64')}`,
    `x-appwrite-session: ${session}`,
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  const [answer] = await once(socket, 'data')
  if (!String(answer).startsWith('HTTP/1.1 101')) throw new Error(`No socket: ${String(answer).slice(0, 80)}`)
  socket.pause()
  return socket
}

/** Sockets that take nothing in while much happens to their account, until the servers have let go of all of them. */
export async function neverRead(address: string): Promise<void> {
  const person = await newPerson(address)
  const deaf = await Promise.all(Array.from({ length: sockets }, () => deafSocket(new URL(address), person)))
  let open = deaf.length
  for (const socket of deaf) socket.on('error', () => {}).once('close', () => (open -= 1))
  const end = Date.now() + patience
  let written = 0
  const long = { appearance: '—', description: '—'.repeat(4000), personality: '—'.repeat(2000) }
  const write = async () => {
    while (open > 0 && Date.now() < end) {
      written += 1
      const { status, body } = await person.call('POST', characters, {
        documentId: 'unique()',
        data: { name: `${written}`, ...long },
      })
      if (status !== 201) throw new Error(`A document was answered with ${status}: ${JSON.stringify(body)}`)
      // A write fails once the other side has let go; a paused socket would not notice otherwise.
      for (const socket of deaf) if (!socket.destroyed) socket.write(Buffer.from([0x8a, 0x80, 0, 0, 0, 0]))
      await wait(1)
    }
  }
  try {
    await Promise.all(Array.from({ length: writersAtOnce }, write))
  } finally {
    for (const socket of deaf) socket.destroy()
  }
  if (open > 0) throw new Error(`${open} of ${sockets} sockets that never read are still served.`)
}
