import { setImmediate } from 'node:timers/promises'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import type { Ledger, LedgerNotification } from '#application/ledger/ports.ts'
import { LedgerUnavailable, RpcRefusal } from '#application/ledger/refusals.ts'
import { ledgerConversation } from './ledger-conversation.ts'

type Subscription = { readonly method: string; readonly notify: (told: LedgerNotification) => void; ended: boolean }

function world(failure?: Error) {
  const sent: unknown[] = []
  const made: Subscription[] = []
  const ledger: Ledger = {
    call: async () => undefined,
    fund: () => Promise.reject(new Error('not asked for')),
    shop: { mint: '', decimals: 0, treasury: '' },
    subscribe(method, _params, notify) {
      if (method === 'nothingSubscribe') throw new RpcRefusal(-32601, 'Method not found')
      const subscription = { method, notify, ended: false }
      made.push(subscription)
      return { [Symbol.dispose]: () => void (subscription.ended = true) }
    },
  }
  const talk = ledgerConversation({
    open: () => (failure ? Promise.reject(failure) : Promise.resolve(ledger)),
    send: (text) => sent.push(JSON.parse(text)),
    log: fastify().log,
  })
  const say = async (message: unknown) => {
    talk.receive(typeof message === 'string' ? message : JSON.stringify({ jsonrpc: '2.0', ...Object(message) }))
    for (let n = 0; n < 5; n++) await setImmediate()
  }
  return { talk, sent, made, say }
}

it('[LED-15] subscribes, tells, and ends what is to end', async () => {
  const { say, sent, made } = world()
  await say({ id: 'a', method: 'accountSubscribe', params: [] })
  await say({ id: 'b', method: 'signatureSubscribe', params: [] })
  made[0]?.notify({ method: 'accountNotification', result: 2n ** 60n, last: false })
  made[1]?.notify({ method: 'signatureNotification', result: 'done', last: true })
  await say({ id: 'c', method: 'accountUnsubscribe', params: [1] })
  await say({ id: 'd', method: 'signatureUnsubscribe', params: [2] })
  expect(sent).toEqual([
    { jsonrpc: '2.0', id: 'a', result: 1 },
    { jsonrpc: '2.0', id: 'b', result: 2 },
    { jsonrpc: '2.0', method: 'accountNotification', params: { subscription: 1, result: 2 ** 60 } },
    { jsonrpc: '2.0', method: 'signatureNotification', params: { subscription: 2, result: 'done' } },
    { jsonrpc: '2.0', id: 'c', result: true },
    { jsonrpc: '2.0', id: 'd', error: { code: -32602, message: 'Invalid subscription id.' } },
  ])
  expect(made.map(({ ended }) => ended)).toEqual([true, false])
})

it('[LED-4] answers what it cannot understand, ignores signs of life, and limits how much is asked for', async () => {
  const { say, sent, made } = world()
  await say('{')
  await say({ method: 'ping' })
  await say({ id: 1, method: 'nothingSubscribe' })
  expect(sent).toMatchObject([{ error: { code: -32700 } }, { id: 1, error: { code: -32601 } }])
  for (let id = 2; id < 131; id++) await say({ id, method: 'slotSubscribe' })
  expect(made).toHaveLength(128)
  expect(sent.at(-1)).toMatchObject({ id: 130, error: { code: -32000 } })
})

it('[LED-15] ends everything with its connection', async () => {
  const { talk, say, made, sent } = world()
  await say({ id: 1, method: 'slotSubscribe' })
  talk[Symbol.dispose]()
  await say({ id: 2, method: 'slotSubscribe' })
  expect([made.map(({ ended }) => ended), sent.length]).toEqual([[true], 1])
})

it('[LED-3] tells a subscriber what is missing', async () => {
  const { say, sent } = world(new LedgerUnavailable('no binary'))
  await say({ id: 1, method: 'slotSubscribe' })
  expect(sent).toEqual([{ jsonrpc: '2.0', id: 1, error: { code: -32603, message: 'no binary' } }])
})
