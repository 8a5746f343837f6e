import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * Many sockets over several nodes, as cheap as they can be: of each frame only the length is read. Says once when all
 * are connected, and then the number of every event that the last of them has got.
 */
type Crowd = { readonly urls: readonly string[]; readonly sockets: number; readonly path: string; session: string }
const { urls, sockets, path, session } = workerData as Crowd

/** An empty pong, with a mask of zeros. */
const signOfLife = Buffer.from([0x8a, 0x80, 0, 0, 0, 0])

/** How many sockets have got the first event, the second, and so on. */
const reached: number[] = []

function heard(event: number): void {
  reached[event] = (reached[event] ?? 0) + 1
  if (reached[event] === sockets) parentPort?.postMessage(event)
}

/** Counts the frames with text; the first of them is the greeting. */
function follow(socket: Socket, greeted: () => void): void {
  let texts = 0
  let skip = 0
  let rest: Buffer = Buffer.alloc(0)
  let isOpen = false
  socket.on('data', (part: Buffer) => {
    let bytes = rest.length > 0 ? Buffer.concat([rest, part]) : part
    if (!isOpen) {
      const end = bytes.indexOf('\r\n\r\n')
      if (end !== -1 && !bytes.toString('latin1', 0, 12).endsWith('101')) throw new Error('A socket was refused')
      if (end === -1) return void (rest = bytes)
      isOpen = true
      bytes = bytes.subarray(end + 4)
    }
    for (;;) {
      const passed = Math.min(skip, bytes.length)
      skip -= passed
      bytes = bytes.subarray(passed)
      const [kind = 0, short = 0] = bytes
      const head = short === 126 ? 4 : 2
      if (bytes.length < head) break
      skip = head + (short === 126 ? bytes.readUInt16BE(2) : short)
      if ((kind & 0x0f) === 9) socket.write(signOfLife)
      if ((kind & 0x0f) !== 1) continue
      texts += 1
      if (texts === 1) greeted()
      else heard(texts - 2)
    }
    rest = bytes
  })
}

async function join(url: string): Promise<void> {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.once('close', () => {
    throw new Error(`A socket of ${next} was closed`)
  })
  await new Promise<void>((greeted) => {
    follow(socket, greeted)
    const lines = [
      `GET ${path} HTTP/1.1`,
      `host: ${host}`,
      'connection: Upgrade',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
      `x-appwrite-session: ${session}`,
    ]
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  })
}

/** Some at once, as many as do not fill the queue of connections that a server has not taken yet. */
let next = 0
await Promise.all(
  Array.from({ length: 32 }, async () => {
    while (next < sockets) {
      const url = urls[next % urls.length] ?? ''
      next += 1
      await join(url)
    }
  }),
)
parentPort?.postMessage('ready')
