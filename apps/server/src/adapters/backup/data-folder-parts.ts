/** The database and, in local mode, the journal of the ledger: they are written to all the time, so they need a snapshot. */
export const databases = ['studio.db', 'ledger.db'] as const

/** Bytes of files. Each is written aside and renamed, and never written to again. */
export const blobFolder = 'blobs/objects'

const madeAgain = ['cache', 'lock', 'lock-journal', 'holder', 'forwarded', 'restoring', 'blobs/aside', 'onnx-runtime']

/** What a studio makes anew, and what belongs to the process that runs. */
export const isMadeAgain = (path: string): boolean => madeAgain.includes(path) || path.startsWith('.probe-')

/** A database, or what SQLite keeps beside it. */
export const isDatabase = (path: string): boolean =>
  databases.some((name) => path === name || (path.startsWith(`${name}-`) && !path.includes('/')))
