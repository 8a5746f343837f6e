import { WebSocket } from 'ws'
import { readMessage, readPreview, type SocketMessage } from './comfy-wire.ts'

type Listener = {
  readonly message: (message: SocketMessage) => void
  readonly preview: (picture: Uint8Array) => void
  /** It is gone, for whatever reason; what follows has to be asked for. */
  readonly closed: () => void
}

/** Previews are small; whatever is larger is none. */
const mostBytes = 16 * 1024 * 1024

/** Listens to what a server tells about the jobs of one client. Resolves once it listens, or it turns out that it cannot. */
export async function listenTo(
  url: string,
  client: string,
  headers: Readonly<Record<string, string>>,
  { message, preview, closed }: Listener,
  signal: AbortSignal,
): Promise<Disposable> {
  const address = new URL(`${url.replace(/^http/, 'ws')}/ws`)
  address.searchParams.set('clientId', client)
  const socket = new WebSocket(address, { headers, maxPayload: mostBytes, handshakeTimeout: 5000 })
  // Without a listener an error would end the process; the close that follows says enough.
  socket.on('error', () => {})
  socket.on('message', (data, isBinary) => {
    const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as ArrayBuffer)
    if (!isBinary) {
      const read = readMessage(bytes.toString('utf8'))
      if (read) message(read)
      return
    }
    const picture = readPreview(bytes)
    if (picture) preview(picture)
  })
  const end = () => socket.terminate()
  signal.addEventListener('abort', end)
  await new Promise<void>((resolve) => {
    socket.once('open', () => resolve())
    socket.once('close', () => resolve())
  })
  signal.removeEventListener('abort', end)
  socket.on('close', closed)
  if (socket.readyState === WebSocket.CLOSED) closed()
  return { [Symbol.dispose]: end }
}
