import { expect, it } from 'vitest'
import { requestTurns } from './request-turns.ts'

it('[SRV-98] requests that arrive at once are spread over turns of the event loop', async () => {
  const turns: (() => void)[] = []
  let time = 0
  const take = requestTurns({ now: () => time, nextTurn: (work) => void turns.push(work) })
  const done: number[] = []
  const asked = Array.from({ length: 10 }, async (_none, id) => {
    const turn = take('one')
    if (turn) await turn
    time += 10
    done.push(id)
  })
  const perTurn = [done.length]
  while (turns.length > 0) {
    const before = done.length
    turns.shift()?.()
    await new Promise(setImmediate)
    perTurn.push(done.length - before)
  }
  await Promise.all(asked)
  expect(perTurn).toEqual([2, 4, 4, 0])
  expect(done).toEqual(Array.from({ length: 10 }, (_none, id) => id))
  expect(take('one')).toBeUndefined()
})

it('[SRV-98] a client waits for one request of each other client, not for all of them', async () => {
  const turns: (() => void)[] = []
  const take = requestTurns({ now: () => (turns.length > 0 ? 1000 : 0), nextTurn: (work) => void turns.push(work) })
  const order: string[] = []
  void take('first')
  for (const client of ['a', 'a', 'a', 'b', 'b', 'c']) void take(client)?.then(() => order.push(client))
  while (turns.length > 0) turns.shift()?.()
  await new Promise(setImmediate)
  expect(order).toEqual(['a', 'b', 'c', 'a', 'b', 'a'])
})
