import { expect, it } from 'vitest'
import { sweeper } from './sweep.ts'

it('clears with the first write and then at most once a minute', async () => {
  const sweep = sweeper()
  const cleared: string[] = []
  for (const second of ['00:00', '00:59', '01:00', '01:30', '02:01']) {
    await sweep(`2026-03-01T10:${second}.000Z`, async () => cleared.push(second))
  }
  expect(cleared).toEqual(['00:00', '01:00', '02:01'])
})
