import type { RealtimeEvent } from '#domain/realtime/event.ts'

/** What clients are told, as text frames that are ready to be sent, to one connection or to a thousand. */
export type Frame = Buffer
type User = Readonly<Record<string, unknown>> | null

export const connectedFrame = (channels: readonly string[], user: User): Frame =>
  frame({ type: 'connected', data: { channels, user } })

export const authenticatedFrame = (user: User): Frame =>
  frame({ type: 'response', data: { to: 'authentication', success: true, user } })

export const errorFrame = (code: number, message: string): Frame => frame({ type: 'error', data: { code, message } })

export const pongFrame: Frame = frame({ type: 'pong' })

/** Who may hear it stays here. */
export const eventFrame = ({ events, channels, timestamp, payload }: RealtimeEvent): Frame =>
  frame({ type: 'event', data: { events, channels, timestamp, payload } })

function frame(message: object): Frame {
  return Buffer.from(JSON.stringify(message))
}
