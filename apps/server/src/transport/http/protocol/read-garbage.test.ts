import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { garbageOfBodies } from './read-garbage.ts'

const megabyte = 1024 * 1024

it('[FILE-171] asks for the cheap collection once for every 16 MB, whoever sent them', async () => {
  const asked: unknown[] = []
  const count = garbageOfBodies((options) => asked.push(options))
  for (let n = 0; n < 15; n++) count(megabyte)
  await turn()
  expect(asked).toEqual([])
  for (let n = 0; n < 20; n++) count(megabyte)
  await turn()
  expect(asked).toEqual([{ type: 'minor' }, { type: 'minor' }])
})

it('[FILE-171] lets go of buffers that were read', async () => {
  const count = garbageOfBodies()
  const before = process.memoryUsage().arrayBuffers
  for (let n = 0; n < 64; n++) {
    count(Buffer.alloc(megabyte, n).length)
    if (n % 16 === 15) await turn()
  }
  await turn()
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40 * megabyte)
})
