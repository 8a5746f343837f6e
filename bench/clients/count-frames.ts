import { connect, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * Many clients as cheap as they can be: they count bytes instead of reading frames, which all have the same length
 * here. Says once when all are connected, and then, by its port, whenever a server has reached all of its sockets.
 */
const { ports, sockets, frame } = workerData as { ports: number[]; sockets: number; frame: number }

for (const port of ports) await open(port)
parentPort?.postMessage('ready')

async function open(port: number): Promise<void> {
  let waiting = sockets
  const reached = (): void => {
    waiting -= 1
    if (waiting > 0) return
    waiting = sockets
    parentPort?.postMessage(port)
  }
  for (let n = 0; n < sockets; n++) count(await join(port), reached)
}

function count(socket: Socket, reached: () => void): void {
  let bytes = 0
  socket.on('data', (part: Buffer) => {
    bytes += part.length
    if (bytes < frame) return
    bytes -= frame
    reached()
  })
}

/** Connected, and past what is said at the beginning. */
function join(port: number): Promise<Socket> {
  return new Promise((done, failed) => {
    const socket = connect(port, '127.0.0.1')
    let greeting = ''
    const listen = (part: Buffer): void => {
      greeting += part.toString()
      // The first of the servers is the one that greets.
      if (!greeting.includes(port === ports[0] ? '"user":null}}' : '\r\n\r\n')) return
      socket.off('data', listen)
      done(socket)
    }
    socket.on('error', failed).on('data', listen)
    const head = [
      'GET /v1/realtime?project=bench&channels[]=documents HTTP/1.1',
      'Host: localhost',
      'Upgrade: websocket',
    ]
    const rest = ['Connection: Upgrade', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==']
    socket.write(`${[...head, ...rest].join('\r\n')}\r\n\r\n`)
  })
}
