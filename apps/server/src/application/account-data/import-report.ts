import { type AccountImport, accountDataLimits, type Counts } from '@eidolon/contract/accounts/account-data.ts'
import { ArchiveProblem } from '#domain/account-data/archive-problem.ts'
import { StructureProblem } from '#domain/documents/structure.ts'
import { Fault } from '#domain/shared/fault.ts'

const none: Counts = {
  characters: 0,
  media: 0,
  albums: 0,
  presets: 0,
  outfits: 0,
  versions: 0,
  stories: 0,
  poses: 0,
  generations: 0,
  files: 0,
}

export type ImportReport = {
  count(what: 'added' | 'present', kind: keyof Counts): void
  /** Notes what one thing was refused for, so that the others can go on; anything else is thrown on, a lack of room too. */
  refused(what: string, error: unknown): void
  warn(says: string): void
  result(): AccountImport
}

export function importReport(): ImportReport {
  const added = { ...none }
  const present = { ...none }
  const warnings: string[] = []
  let more = 0
  const warn = (says: string): void => {
    if (warnings.length < accountDataLimits.warnings - 1) warnings.push(says)
    else more += 1
  }
  return {
    count(what, kind) {
      const counts = what === 'added' ? added : present
      counts[kind] += 1
    },
    warn,
    refused(what, error) {
      if (isFull(error)) throw error
      const isRefusal = [ArchiveProblem, Fault, StructureProblem].some((kind) => error instanceof kind)
      if (!isRefusal || !(error instanceof Error)) throw error
      warn(`${what}: ${error.message}`)
    },
    result: () => ({ added, present, warnings: more > 0 ? [...warnings, `And ${more} more.`] : warnings }),
  }
}

/** Without room nothing else fits either: the import ends there, and another goes on from what has come. */
const isFull = (error: unknown): boolean =>
  error instanceof Fault && (error.type === 'storage_quota_exceeded' || error.type === 'storage_disk_full')
