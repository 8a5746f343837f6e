import { expect, it } from 'vitest'
import { bodyPace } from './body-pace.ts'

it('[SRV-96] bodies take turns, so that no turn of the event loop reads more than a share of them', () => {
  const turns: (() => void)[] = []
  const pace = bodyPace(128 * 1024, (work) => void turns.push(work))
  const read = new Map<number, number>()
  const send = (body: number): void =>
    pace(64 * 1024, () => {
      const pieces = (read.get(body) ?? 0) + 1
      read.set(body, pieces)
      if (pieces < 3) send(body)
    })
  for (let body = 0; body < 10; body++) send(body)
  const perTurn: number[] = []
  for (let before = sum(read); turns.length > 0; before = sum(read)) {
    turns.shift()?.()
    perTurn.push(sum(read) - before)
  }
  expect(Math.max(...perTurn)).toBeLessThanOrEqual(3)
  expect([...read.values()]).toEqual(Array.from({ length: 10 }, () => 3))
})

it('[SRV-96] a body that comes alone goes on at once until its share is read', () => {
  let pieces = 0
  const pace = bodyPace(1024, () => {})
  for (let n = 0; n < 3; n++) pace(400, () => void (pieces += 1))
  expect(pieces).toBe(2)
})

const sum = (read: ReadonlyMap<number, number>): number => [...read.values()].reduce((all, one) => all + one, 0)
