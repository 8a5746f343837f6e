import type { Duplex } from 'node:stream'

/** How long a client has to read the last answer of a connection, in ms. */
const lastAnswer = 2000

/** Sends the last bytes of a connection. It ends soon, also where the client keeps its own half open. */
export function endSocket(socket: Duplex, bytes: string): void {
  socket.on('error', () => socket.destroy())
  socket.end(bytes)
  const cut = setTimeout(() => socket.destroy(), lastAnswer).unref()
  socket.once('close', () => clearTimeout(cut))
}
