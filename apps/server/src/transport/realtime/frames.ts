import type { RealtimeEvent } from '#domain/realtime/event.ts'

/** What clients are told, as text frames that are ready to be sent, to one connection or to a thousand. */
export type SocketFrame = Buffer
type User = Readonly<Record<string, unknown>> | null

export const connectedFrame = (channels: readonly string[], user: User): SocketFrame =>
  frame({ type: 'connected', data: { channels, user } })

export const authenticatedFrame = (user: User): SocketFrame =>
  frame({ type: 'response', data: { to: 'authentication', success: true, user } })

export const errorFrame = (code: number, message: string): SocketFrame =>
  frame({ type: 'error', data: { code, message } })

export const pongFrame: SocketFrame = frame({ type: 'pong' })

/** Who may hear it stays here. */
export const eventFrame = ({ events, channels, timestamp, payload }: RealtimeEvent): SocketFrame =>
  frame({ type: 'event', data: { events, channels, timestamp, payload } })

function frame(message: object): SocketFrame {
  return Buffer.from(JSON.stringify(message))
}
