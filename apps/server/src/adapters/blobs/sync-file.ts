import type { FileHandle } from 'node:fs/promises'

/** Waits until what was written through this handle is on disk; fails when the disk did not take it. */
export type SyncFile = (handle: FileHandle) => Promise<void>

export const syncFile: SyncFile = (handle) => handle.sync()
