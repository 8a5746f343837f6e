import { readPlainJson } from '@eidolon/contract/plain-json.ts'
import { z } from 'zod'
import { LedgerUnavailable, RpcRefusal } from '#application/ledger/refusals.ts'

declare global {
  interface JSON {
    /** A number to be written digit by digit; newer than the library's types. */
    rawJSON(text: string): unknown
  }
}

/** The most calls that one request may carry. */
const maxCalls = 64

/** Characters of one request. */
const longest = 1_000_000

const Call = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string().max(256), z.number(), z.null()]).optional(),
  method: z.string().max(64),
  params: z.array(z.unknown()).nullish(),
})

export type Id = string | number | null
export type Call = {
  /** Undefined for a notification, which is not answered. */
  readonly id: Id | undefined
  readonly method: string
  readonly params: readonly unknown[]
}
export type Refused = { readonly id: Id; readonly error: RpcRefusal }

/** What one message asks for: a call, several at once, or nothing that can be understood. */
export type RpcMessage =
  | { readonly kind: 'one'; readonly call: Call | Refused }
  | { readonly kind: 'batch'; readonly calls: readonly (Call | Refused)[] }

export function readCalls(text: string): RpcMessage {
  const body = readPlainJson(text, longest)
  if (body === undefined) return { kind: 'one', call: refused(-32700, 'Parse error') }
  if (!Array.isArray(body)) return { kind: 'one', call: readCall(body) }
  if (body.length === 0) return { kind: 'one', call: refused(-32600, 'Invalid request: an empty batch') }
  if (body.length > maxCalls) {
    return { kind: 'one', call: refused(-32600, `Invalid request: more than ${maxCalls} calls in a batch`) }
  }
  return { kind: 'batch', calls: body.map(readCall) }
}

function readCall(body: unknown): Call | Refused {
  const { success, data } = Call.safeParse(body)
  if (success) return { id: data.id, method: data.method, params: data.params ?? [] }
  // The client has to be able to tell which of its calls was wrong.
  const known = z.object({ id: z.union([z.string().max(256), z.number()]) }).safeParse(body)
  return refused(-32600, 'Invalid request', known.data?.id)
}

const refused = (code: number, message: string, id: Id = null): Refused => ({
  id,
  error: new RpcRefusal(code, message),
})

export const resultText = (id: Id, result: unknown): string => jsonText({ jsonrpc: '2.0', id, result })

/** `report` hears of what is our own mistake; the client is told nothing about it. */
export function errorText(id: Id, error: unknown, report: (error: unknown) => void): string {
  if (error instanceof RpcRefusal) {
    const { code, message, data } = error
    return jsonText({ jsonrpc: '2.0', id, error: { code, message, data } })
  }
  const isKnown = error instanceof LedgerUnavailable
  if (!isKnown) report(error)
  return jsonText({ jsonrpc: '2.0', id, error: { code: -32603, message: isKnown ? error.message : 'Internal error' } })
}

/** Lamports and their like have 64 bits; clients that can read them exactly get them exactly. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, (_name, each: unknown) => (typeof each === 'bigint' ? JSON.rawJSON(String(each)) : each))
}
