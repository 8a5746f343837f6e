import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { OpenLedger } from '#application/ledger/ports.ts'
import { RpcRefusal } from '#application/ledger/refusals.ts'
import { type Call, errorText, jsonText, readCalls, resultText } from '#transport/http/protocol/json-rpc.ts'

type Deps = {
  readonly open: OpenLedger
  readonly send: (text: string) => void
  readonly log: FastifyBaseLogger
}

const maxSubscriptions = 128
const maxPending = 256

/** One client's subscriptions; disposing it ends them all. */
export type LedgerConversation = Disposable & { receive(text: string): void }

export function ledgerConversation({ open, send, log }: Deps): LedgerConversation {
  const subscriptions = new Map<number, Disposable>()
  let last = Promise.resolve()
  let pending = 0
  let next = 0
  let over = false

  const report = (err: unknown) => log.error({ err }, 'a subscription to the ledger failed')

  async function answer(call: Call): Promise<void> {
    // A sign of life, as some clients send it.
    if (call.id === undefined || over) return
    try {
      const result = call.method.endsWith('Unsubscribe') ? unsubscribe(call.params) : await subscribe(call)
      send(resultText(call.id, result))
    } catch (error) {
      send(errorText(call.id, error, report))
    }
  }

  async function subscribe({ method, params }: Call): Promise<number> {
    if (subscriptions.size >= maxSubscriptions) {
      throw new RpcRefusal(-32000, `There can be ${maxSubscriptions} subscriptions to a connection.`)
    }
    const ledger = await open()
    const id = (next += 1)
    const subscription = ledger.subscribe(method, params, (notification) => {
      if (notification.last) subscriptions.delete(id)
      send(
        jsonText({
          jsonrpc: '2.0',
          method: notification.method,
          params: { subscription: id, result: notification.result },
        }),
      )
    })
    // The client may have gone while the ledger was being opened.
    if (over) subscription[Symbol.dispose]()
    else subscriptions.set(id, subscription)
    return id
  }

  function unsubscribe(params: readonly unknown[]): true {
    const id = z.int().safeParse(params[0]).data ?? 0
    const subscription = subscriptions.get(id)
    if (!subscription) throw new RpcRefusal(-32602, 'Invalid subscription id.')
    subscription[Symbol.dispose]()
    subscriptions.delete(id)
    return true
  }

  return {
    receive(text) {
      const reading = readCalls(text)
      const calls = reading.kind === 'one' ? [reading.call] : reading.calls
      for (const call of calls) {
        if ('error' in call) send(errorText(call.id, call.error, report))
        else if (pending >= maxPending) send(errorText(call.id ?? null, tooMany(), report))
        else {
          pending += 1
          last = last.then(() => answer(call)).finally(() => (pending -= 1))
        }
      }
    },
    [Symbol.dispose]() {
      over = true
      for (const subscription of subscriptions.values()) subscription[Symbol.dispose]()
      subscriptions.clear()
    },
  }
}

const tooMany = (): RpcRefusal => new RpcRefusal(-32000, 'Too many messages are waiting for an answer.')
