import { readConfig } from '#config/config.ts'
import type { Command } from './command.ts'
import { lookingAtStorage, working } from './open-operator.ts'
import { counted, fields, list, megabytes, tell } from './cli-output.ts'

export const storageCommands: readonly Command[] = [
  {
    words: 'storage usage',
    says: 'what the database and the files of each bucket take',
    async run(asked) {
      const usage = await lookingAtStorage(readConfig(asked.env), (storage) => storage.usage())
      if (asked.json) return tell(asked, usage)
      const rows = [
        ...usage.buckets.map(({ bucketId, files, bytes }) => [`files of ${bucketId}`, String(files), megabytes(bytes)]),
        ['all bytes kept', String(usage.blobs.count), megabytes(usage.blobs.bytes)],
        ['database', '', megabytes(usage.databaseBytes)],
      ]
      return list(asked, rows, ['', 'how many', 'room'], (row) => row)
    },
  },
  {
    words: 'storage verify',
    takes: '[--deep]',
    says: 'whether every file has its bytes, and with --deep the right ones; ends with 1 when not',
    async run(asked) {
      const found = await lookingAtStorage(readConfig(asked.env), (storage) => storage.verify(asked.deep))
      const { files, bytes, damaged } = found
      if (asked.json) tell(asked, found)
      else {
        const verdict = damaged.length === 0 ? 'all well' : `${damaged.length} not well`
        asked.say(`${counted(files, 'file')}, ${megabytes(bytes)}: ${verdict}.`)
        for (const { file, what } of damaged) asked.say(`  ${file.bucketId}/${file.id}: ${what} (${file.blobKey})`)
      }
      return damaged.length === 0 ? 0 : 1
    },
  },
  {
    words: 'storage sweep',
    says: 'clears uploads nobody goes on with and bytes of no file, as the studio does every hour',
    async run(asked) {
      return fields(asked, { ...(await working(readConfig(asked.env), (work) => work.sweep())) })
    },
  },
]
