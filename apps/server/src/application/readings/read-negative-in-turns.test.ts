import { expect, it } from 'vitest'
import type { ParseQueue } from '#application/shared/parse-queue.ts'
import { withDeps } from '#application/shared/with-deps.ts'
import { negativeReader } from '#domain/readings/read-negative.ts'
import { readNegativeInTurns } from './read-negative-in-turns.ts'

it('[READ-91] a negative prompt is read forty pieces at a time, and says the same as read at once', async () => {
  let turns = 0
  const parse: ParseQueue = async (_caller, work) => {
    turns += 1
    return work()
  }
  const readNegative = negativeReader((word) => word !== 'flibbert' && word !== 'crwon')
  const read = withDeps(readNegativeInTurns, { parse, readNegative })
  const caller = { ip: '192.0.2.1', userId: 'maya' }
  const long = 'no hat,;.\nweapons , flibbert; golden crwon.rain\n'.repeat(21)
  for (const [text, max] of [
    ['', 0],
    ['hat', 1],
    [',,, ;hat', 1],
    ['..', 1],
    [long, 3],
    [`${long},`, 3],
    ['x,'.repeat(500), 13],
  ] as const) {
    turns = 0
    expect(await read(caller, text, 'read')).toEqual(readNegative(text, 'read'))
    expect([text.slice(0, 20), turns]).toEqual([text.slice(0, 20), max])
  }
})
