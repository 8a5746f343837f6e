import { expect, it } from 'vitest'
import { requestTurns } from './request-turns.ts'

it('[SRV-98] requests that arrive at once are spread over turns of the event loop', async () => {
  const turns: (() => void)[] = []
  let time = 0
  const take = requestTurns({ now: () => time, nextTurn: (work) => void turns.push(work) })
  const done: number[] = []
  const asked = Array.from({ length: 40 }, async (_none, id) => {
    const turn = take()
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
  expect(perTurn).toEqual([5, 16, 16, 3, 0])
  expect(done).toEqual(Array.from({ length: 40 }, (_none, id) => id))
  expect(take()).toBeUndefined()
})
