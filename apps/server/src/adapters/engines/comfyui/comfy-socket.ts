import { WebSocket } from 'ws'
import { socketLimits } from '#adapters/engines/remote/answer-limits.ts'
import { readMessage, readPreview, type SocketMessage } from './comfy-wire.ts'

type SocketListener = {
  readonly message: (message: SocketMessage) => void
  readonly preview: (picture: Uint8Array) => void
  /** It is gone, for whatever reason; what follows has to be asked for. */
  readonly closed: () => void
}

/** Bytes of one message, of all together, and of one message of text. */
export type SocketLimits = { readonly message: number; readonly bytes: number; readonly text: number }

/** Listens to what a server tells about the jobs of one client. Resolves once it listens, or it turns out that it cannot. */
export async function listenTo(
  url: string,
  client: string,
  headers: Readonly<Record<string, string>>,
  { message, preview, closed }: SocketListener,
  signal: AbortSignal,
  limits: SocketLimits = socketLimits,
): Promise<Disposable> {
  const address = new URL(`${url.replace(/^http/, 'ws')}/ws`)
  address.searchParams.set('clientId', client)
  const { message: maxPayload, bytes: maxBytes, text: maxText } = limits
  // Packed messages are not taken: their true size is known too late.
  const socket = new WebSocket(address, { headers, maxPayload, handshakeTimeout: 5000, perMessageDeflate: false })
  let size = 0
  // Without a listener an error would end the process; the close that follows says enough.
  socket.on('error', () => {})
  socket.on('message', (data, isBinary) => {
    const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as ArrayBuffer)
    size += bytes.length
    // What follows is asked for instead.
    if (size > maxBytes) return socket.terminate()
    if (!isBinary) {
      // What nodes have made may be inside, and stands in the history as well.
      if (bytes.length > maxText) return
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
