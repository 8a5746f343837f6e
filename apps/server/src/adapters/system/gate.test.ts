import { expect, it } from 'vitest'
import { type Gate, gates } from './gate.ts'

/** Work that ends when the test says so, and a list of what has begun. */
function work() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const enter = (gate: Gate, name: string, who?: string) =>
    gate(() => {
      begun.push(name)
      return new Promise<void>((end) => ends.set(name, end))
    }, who)
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { begun, enter, end }
}

it('[MEDIA-81] lets queues take turns, so that a long one does not delay another', async () => {
  const { begun, enter, end } = work()
  const open = gates(2)
  const [shares, accounts] = [open({ max: 32 }), open({ max: 32 })]
  for (const name of ['s1', 's2', 's3', 's4', 's5']) void enter(shares, name)
  for (const name of ['a1', 'a2']) void enter(accounts, name)
  for (const name of ['s1', 's2', 's3', 'a1']) await end(name)
  expect(begun).toEqual(['s1', 's2', 's3', 'a1', 's4', 'a2'])
  for (const name of ['s4', 'a2', 's5']) await end(name)
  void enter(accounts, 'a3')
  void enter(shares, 's6')
  expect(begun.slice(6)).toEqual(['s5', 'a3', 's6'])
})

it('[MEDIA-81] refuses more work of one client or owner, and goes on taking that of others', async () => {
  const { begun, enter, end } = work()
  const gate = gates(1)({ max: 3, maxPerOwner: 2 })
  for (const name of ['first', 'second', 'third']) void enter(gate, name, 'attacker')
  await expect(enter(gate, 'fourth', 'attacker')).rejects.toMatchObject({ type: 'general_service_unavailable' })
  void enter(gate, 'visitor', 'maya')
  await expect(enter(gate, 'late', 'noor')).rejects.toMatchObject({ type: 'general_service_unavailable' })
  for (const name of ['first', 'second', 'third']) await end(name)
  expect(begun).toEqual(['first', 'second', 'third', 'visitor'])
})
