import type { BlobStore } from '#application/files/ports.ts'
import type { MarkedCopies } from './ports.ts'

type Deps = {
  readonly blobs: Pick<BlobStore, 'put' | 'read' | 'delete' | 'list'>
  /** Bytes of all copies together; those that were not wanted for longest go first. */
  readonly max: number
  /** A copy that cannot be kept is served all the same. */
  readonly onProblem: (error: unknown) => void
}

type Copy = { readonly key: string; readonly size: number; readonly tag: string }

/** Marked files beside those they were made from. What is there is found out once, when it is first needed. */
export function markedCopies({ blobs, max, onProblem }: Deps): MarkedCopies {
  // In the order of their last use, oldest first.
  const known = new Map<string, Copy>()
  let total = 0
  let scan: Promise<void> | undefined

  function remember(name: string, copy: Copy): void {
    forget(name)
    known.set(name, copy)
    total += copy.size
  }

  function forget(name: string): void {
    total -= known.get(name)?.size ?? 0
    known.delete(name)
  }

  async function look(): Promise<void> {
    const found: { readonly name: string; readonly copy: Copy; readonly at: Date }[] = []
    for await (const { key, size, modifiedAt } of blobs.list('')) {
      const [, blobKey, marking, tag] = /^(.+)\/([0-9a-z-]+)-([0-9a-f]+)$/.exec(key) ?? []
      if (blobKey && marking && tag)
        found.push({ name: nameOf(blobKey, marking), copy: { key, size, tag }, at: modifiedAt })
    }
    for (const { name, copy } of found.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
      if (!known.has(name)) remember(name, copy)
    }
  }

  const scanned = (): Promise<void> => (scan ??= look().catch(onProblem))

  async function makeRoom(): Promise<void> {
    for (const [name, { key }] of known) {
      if (total <= max) return
      forget(name)
      await blobs.delete(key)
    }
  }

  return {
    async find(blobKey, marking) {
      await scanned()
      const name = nameOf(blobKey, marking)
      const copy = known.get(name)
      if (!copy) return undefined
      known.delete(name)
      known.set(name, copy)
      return {
        size: copy.size,
        tag: copy.tag,
        async open(range) {
          const blob = await blobs.read(copy.key, range)
          if (!blob) forget(name)
          return blob?.stream
        },
      }
    },
    async keep(blobKey, marking, bytes, tag) {
      if (bytes.length > max / 4) return
      try {
        await scanned()
        const key = `${blobKey}/${marking}-${tag}`
        await blobs.put(key, bytes, { size: bytes.length })
        remember(nameOf(blobKey, marking), { key, size: bytes.length, tag })
        await makeRoom()
      } catch (error) {
        onProblem(error)
      }
    },
    async purge(blobKey) {
      for (const name of known.keys()) if (name.startsWith(nameOf(blobKey, ''))) forget(name)
      // Also what an earlier process has left.
      for await (const { key } of blobs.list(`${blobKey}/`)) await blobs.delete(key)
    },
  }
}

const nameOf = (blobKey: string, marking: string): string => `${blobKey} ${marking}`
