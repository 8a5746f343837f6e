import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { StorageError } from './errors.ts'
import { groupCommit } from './group-commit.ts'

it('[STO-10] acknowledges a write only when the disk has it', async () => {
  const world = slowDisk()
  const write = world.insert()
  await world.asked(1)
  expect([world.rows(), world.acknowledged]).toEqual([1, 0])
  world.disk[0]?.resolve()
  await write
  expect(world.acknowledged).toBe(1)
})

it('[STO-11] writes the next group while the disk is busy, and acknowledges in the order of the commits', async () => {
  const world = slowDisk()
  const first = world.insert()
  await world.asked(1)
  const second = world.insert()
  const read = world.look()
  while (world.rows() < 2) await setImmediate()
  expect([world.disk.length, world.acknowledged]).toEqual([1, 0])
  world.disk[0]?.resolve()
  await first
  await world.asked(2)
  expect(world.acknowledged).toBe(1)
  world.disk[1]?.resolve()
  await second
  expect(await read).toBe(2)
})

it('[STO-11] acknowledges writes after a group of which nothing was kept', async () => {
  const world = slowDisk()
  await expect(world.undone()).rejects.toThrow('undone')
  const write = world.insert()
  await world.asked(1)
  world.disk[0]?.resolve()
  await write
})

it('[STO-10] does not wait for the disk when nothing was written', async () => {
  const world = slowDisk()
  expect(await world.look()).toBe(0)
  expect(world.disk).toEqual([])
})

it('[STO-10] takes no more writes once the disk has failed', async () => {
  const world = slowDisk()
  const writes = [world.insert()]
  await world.asked(1)
  world.disk[0]?.reject(new Error('EIO'))
  // One is queued before the failure is heard of, one after.
  writes.push(world.insert())
  await Promise.allSettled(writes)
  writes.push(world.insert())
  const outcomes = await Promise.allSettled(writes)
  const refusals = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason)
  expect(refusals).toEqual([0, 1, 2].map(() => expect.any(StorageError)))
  expect(world.disk.length).toBe(1)
})

/** A database whose disk answers when the test says so. */
function slowDisk() {
  const connection = new DatabaseSync(':memory:')
  connection.exec('create table notes (n integer primary key) strict')
  const disk: PromiseWithResolvers<void>[] = []
  const group = groupCommit(connection, () => {
    const asked = Promise.withResolvers<void>()
    disk.push(asked)
    return asked.promise
  })
  const rows = () => connection.prepare('select n from notes').all().length
  const world = {
    disk,
    acknowledged: 0,
    rows,
    async insert() {
      await group.add({ kind: 'statement', perform: () => connection.exec('insert into notes default values') })
      world.acknowledged += 1
    },
    undone: () =>
      group.add({
        kind: 'transaction',
        async perform() {
          connection.exec('savepoint one; insert into notes default values; rollback to one; release one')
          throw new Error('undone')
        },
      }),
    look: () => group.add({ kind: 'statement', perform: rows }),
    async asked(times: number) {
      while (disk.length < times) await setImmediate()
    },
  }
  return world
}
