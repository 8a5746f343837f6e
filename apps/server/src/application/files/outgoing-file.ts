import type { BlobStore } from './ports.ts'
import type { WholeFile } from '#domain/files/file.ts'
import { Fault } from '#domain/shared/fault.ts'

/** The bytes of a file as somebody gets them. */
export type OutgoingFile = {
  readonly size: number
  /** The same tag means the same bytes. */
  readonly tag: string
  /** Bytes from `start` to `end`, both included. */
  open(range: { readonly start: number; readonly end: number }): Promise<ReadableStream<Uint8Array>>
}

export type LeaveOptions = {
  /** Whether it may be wanted again before long. */
  readonly again: boolean
  /** Whether it is to come back here, and so has no sign on it. */
  readonly comesBack?: boolean
  /** Whether the recipe is taken out: the prompt, and what a character looks like. Nothing leaves that still has it. */
  readonly withoutRecipe?: boolean
}

/**
 * How files leave: everything that people download, look at, share or export goes through here. By itself a file leaves
 * as it is kept; the studio may have something written into it.
 */
export type LeaveFile = (file: WholeFile, how: LeaveOptions) => Promise<OutgoingFile>

export async function leaveAsKept(
  blobs: Pick<BlobStore, 'read'>,
  file: WholeFile,
  { withoutRecipe }: LeaveOptions,
): Promise<OutgoingFile> {
  if (withoutRecipe) throw new Error('A file that leaves as it is kept may have its recipe')
  return {
    size: file.size,
    tag: file.state.signature,
    async open(range) {
      const blob = await blobs.read(file.blobKey, range)
      // It may have been deleted since.
      if (!blob) throw new Fault('storage_file_not_found', { bucket: file.bucketId, file: file.id })
      return blob.stream
    },
  }
}

/** Bytes that are there already. */
export const inMemory = (bytes: Uint8Array, tag: string): OutgoingFile => ({
  size: bytes.length,
  tag,
  open: async ({ start, end }) => ReadableStream.from([bytes.subarray(start, end + 1)]),
})

/** All of it; undefined when it has gone meanwhile. An empty file has no bytes that could be asked for. */
export async function openWhole(leaving: OutgoingFile): Promise<ReadableStream<Uint8Array> | undefined> {
  try {
    return leaving.size === 0 ? ReadableStream.from([]) : await leaving.open({ start: 0, end: leaving.size - 1 })
  } catch (error) {
    if (error instanceof Fault && error.type === 'storage_file_not_found') return undefined
    throw error
  }
}
