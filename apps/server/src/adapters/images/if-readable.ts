import { Fault } from '#domain/shared/fault.ts'

/** What a process made of a picture; undefined for one that cannot be read, or not in time. */
export async function ifReadable<T>(made: Promise<T>): Promise<T | undefined> {
  try {
    return await made
  } catch (error) {
    if (error instanceof Fault && error.type === 'storage_file_type_unsupported') return undefined
    throw error
  }
}
