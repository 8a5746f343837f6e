import { z } from 'zod'
import { RpcRefusal } from '#application/ledger/refusals.ts'
import type { OpenLedger } from '#application/ledger/ports.ts'
import { ChainUnavailable, NodeBusy } from '#application/subscription/ports.ts'

/** One call of a Solana node. Refuses with `RpcRefusal` when the node says no, with `ChainUnavailable` otherwise. */
export type Rpc = (method: string, params: readonly unknown[]) => Promise<unknown>

const patience = 15_000

const Answer = z.union([
  z.object({ error: z.object({ code: z.number(), message: z.string(), data: z.unknown().optional() }) }),
  z.object({ result: z.unknown() }),
])

/** A node of a cluster. Its address may hold a key, so it is in no message. */
export function httpRpc(url: string, get: typeof fetch = fetch): Rpc {
  let id = 0
  return async (method, params) => {
    id += 1
    const body = JSON.stringify({ jsonrpc: '2.0', id, method, params })
    const answer = await ask(get, url, body).catch((cause: unknown) => {
      if (cause instanceof NodeBusy) throw cause
      throw new ChainUnavailable(`${method}: the node does not answer`, { cause })
    })
    const read = Answer.safeParse(answer)
    if (!read.success) throw new ChainUnavailable(`${method}: the node's answer cannot be read`)
    if (!('error' in read.data)) return read.data.result
    const { code, message, data } = read.data.error
    // Nodes that are behind, busy, being set up or without any history say so with these; asking again helps.
    if (busy.has(code)) throw new NodeBusy(`${method}: ${message}`)
    // What the node could not do may be about what it was asked for.
    if (code === internal) throw new ChainUnavailable(`${method}: ${message}`)
    throw new RpcRefusal(code, message, data)
  }
}

const busy = new Set([429, -32_004, -32_005, -32_011, -32_014, -32_016])
const internal = -32_603

async function ask(get: typeof fetch, url: string, body: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const response = await get(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(patience) })
  if (response.status === 429) throw new NodeBusy('the node is asked too much')
  if (!response.ok && response.status !== 400) throw new Error(`status ${response.status}`)
  return response.json()
}

/** The ledger of local mode, as it would answer over the wire. */
export function ledgerRpc(open: OpenLedger): Rpc {
  return async (method, params) => {
    const result = await (await open()).call(method, params)
    return JSON.parse(
      JSON.stringify(result, (_name, each: unknown) => (typeof each === 'bigint' ? Number(each) : each)),
    )
  }
}
