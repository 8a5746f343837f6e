import { refusals, type Refusal } from './refusals.ts'

export type ClientMessage =
  | { readonly kind: 'authentication'; readonly session: string }
  | { readonly kind: 'ping' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/** What a client sent. Written by hand, because each way of being wrong has its own answer. */
export function readMessage(text: string): ClientMessage {
  const message = parse(text)
  if (!isObject(message) || !('type' in message || 'data' in message)) return refused(refusals.format)
  if (message.type === 'ping') return { kind: 'ping' }
  if (message.type !== 'authentication') return refused(refusals.type)
  if (!isObject(message.data) || !('session' in message.data)) return refused(refusals.payload)
  const { session } = message.data
  return typeof session === 'string' ? { kind: 'authentication', session } : refused(refusals.session)
}

const refused = (refusal: Refusal): ClientMessage => ({ kind: 'refused', refusal })

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
