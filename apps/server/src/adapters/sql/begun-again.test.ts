import { describe, expect, it } from 'vitest'
import type { RealtimeEvent } from '#domain/realtime/event.ts'
import { sql } from './database.ts'
import { SerializationConflict, StorageBusy, StorageError } from './errors.ts'
import { postgresDatabase } from './postgres.ts'
import { databaseOf, sqlUnits } from './units.ts'

describe('a transaction that PostgreSQL undoes for the sake of another', () => {
  it.each(['40P01', '40001'])('[CLUS-24] is begun again after %s, and its events leave once', async (code) => {
    const { pool, told } = poolThatFails([code, code])
    const left: string[] = []
    const publish = (events: readonly RealtimeEvent[]) => void left.push(...events.map(({ timestamp }) => timestamp))
    const db = postgresDatabase(pool)
    let tries = 0
    const answer = await sqlUnits(db, { when: 'after-commit', publish }).run(async (unit) => {
      unit.publish({ events: [], channels: [], timestamp: `try ${++tries}`, payload: {}, audience: [] })
      await databaseOf(unit, db).run(sql`update notes set text = 'a'`)
      return tries
    })
    expect({ answer, left }).toEqual({ answer: 3, left: ['try 3'] })
    const undone = ['begin', 'update', 'rollback']
    expect(told).toEqual([...undone, ...undone, 'begin', 'update', 'commit'])
  })

  it('[CLUS-24] is given up after the fourth time, as one that others were in the way of', async () => {
    const { pool, told } = poolThatFails(Array<string>(9).fill('40P01'))
    const failing = postgresDatabase(pool).transaction((tx) => tx.run(sql`update notes set text = 'a'`))
    const error = await failing.catch((each: unknown) => each)
    expect(error).toBeInstanceOf(SerializationConflict)
    expect(error).toBeInstanceOf(StorageBusy)
    expect(told.filter((each) => each === 'begin')).toHaveLength(4)
  })

  it('[CLUS-24] is not begun again for anything else', async () => {
    const { pool, told } = poolThatFails(['23502'])
    const failing = postgresDatabase(pool).transaction((tx) => tx.run(sql`update notes set text = null`))
    await expect(failing).rejects.toBeInstanceOf(StorageError)
    expect(told).toEqual(['begin', 'update', 'rollback'])
  })
})

/** Connections whose statements fail with these codes, one after the other, and then pass. */
function poolThatFails(codes: string[]) {
  const told: string[] = []
  const client = {
    async query({ text }: { readonly text: string }) {
      const word = text.trim().split(' ')[0] ?? ''
      told.push(word)
      const code = word === 'update' ? codes.shift() : undefined
      if (code !== undefined) throw Object.assign(new Error('no'), { code })
      return { rows: [], rowCount: 1, command: word.toUpperCase() }
    },
    release() {},
  }
  return { told, pool: { connect: async () => client, end: async () => {} } }
}
