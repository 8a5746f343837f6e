import { statfs } from 'node:fs/promises'
import type { Disk } from '#application/storage/ports.ts'

/** How long an answer is good for: files come faster than a disk fills. */
const fresh = 2000

/** The disk of a folder. */
export function diskOf(folder: string, now: () => number = Date.now): Disk {
  let known: { readonly free: Promise<number>; readonly at: number } | undefined
  return {
    free() {
      if (!known || now() - known.at >= fresh) known = { free: freeIn(folder), at: now() }
      return known.free
    },
  }
}

export async function freeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
