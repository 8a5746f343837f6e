import { unknownOrigin as unknownOriginMessage } from '#transport/http/platform/origin.ts'

/** Why a connection or a message is refused, in the words clients of the API know. */
export type Refusal = { readonly code: number; readonly message: string }

export const refusals = {
  project: { code: 1008, message: 'Missing or unknown project ID' },
  channels: { code: 1008, message: 'Missing channels' },
  tooManyChannels: { code: 1008, message: 'At most 100 channels' },
  tooManyConnects: { code: 1013, message: 'Too many requests' },
  tooManyMessages: { code: 1013, message: 'Too many messages.' },
  tooSlow: { code: 1013, message: 'The connection is too slow for its events. Reconnect and read again.' },
  format: { code: 1003, message: 'Message format is not valid.' },
  type: { code: 1003, message: 'Message type is not valid.' },
  payload: { code: 1003, message: 'Payload is not valid.' },
  session: { code: 1003, message: 'Session is not valid.' },
} as const satisfies Record<string, Refusal>

export const unknownOrigin = (host: string): Refusal => ({ code: 1008, message: unknownOriginMessage(host) })

/** Why the server ends a connection that did nothing wrong. After each of them a client may come back at once. */
export const endings = {
  stopping: { code: 1001, reason: 'The server is stopping' },
  gap: { code: 1012, reason: 'Events may have been missed. Reconnect and read again.' },
  failure: { code: 1011, reason: 'Server Error' },
  sessionEnded: { code: 3000, reason: 'The session has ended' },
} as const
