import { expect, it } from 'vitest'
import { documentChannels, eventNames } from './event.ts'

it('[RT-1] names a file update in all ten ways, the specific one first', () => {
  const names = eventNames(
    [
      ['buckets', 'B'],
      ['files', 'F'],
    ],
    'update',
  )
  expect(names[0]).toBe('buckets.B.files.F.update')
  expect(new Set(names)).toEqual(
    new Set([
      'buckets.B.files.F.update',
      'buckets.*.files.*.update',
      'buckets.B.files.*.update',
      'buckets.*.files.F.update',
      'buckets.B.files.F',
      'buckets.*.files.*',
      'buckets.B.files.*',
      'buckets.*.files.F',
      'buckets.B',
      'buckets.*',
    ]),
  )
})

it('[RT-1] names a document change in 22 ways and an attribute update of a user in six', () => {
  const document = eventNames(
    [
      ['databases', 'D'],
      ['collections', 'C'],
      ['documents', 'X'],
    ],
    'create',
  )
  expect(document).toHaveLength(22)
  expect(document).toContain('databases.D.collections.*.documents.X.create')
  expect(document).not.toContain('databases')
  expect(eventNames([['users', 'U']], 'update', 'name')).toEqual([
    'users.U.update',
    'users.*.update',
    'users.U.update.name',
    'users.*.update.name',
    'users.U',
    'users.*',
  ])
  expect(eventNames([['users', 'U']], 'create')).toHaveLength(4)
  expect(
    eventNames(
      [
        ['users', 'U'],
        ['sessions', 'S'],
      ],
      'create',
    ),
  ).toHaveLength(10)
})

it('[RT-2] puts a document on three channels', () => {
  expect(documentChannels('D', 'C', 'X')).toEqual([
    'documents',
    'databases.D.collections.C.documents',
    'databases.D.collections.C.documents.X',
  ])
})
