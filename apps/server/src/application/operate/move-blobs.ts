import type { NewDigest } from '#application/files/file-store.ts'
import type { BlobStore } from '#application/files/ports.ts'

type Deps = {
  readonly from: BlobStore
  readonly to: BlobStore
  readonly newDigest: NewDigest
  /** What this studio is known by: what another one has left unfinished is not gone on with. */
  readonly studio: string
}

export type BlobsMoved = { readonly blobs: number; readonly bytes: number; readonly copied: number }

/** Says in the target whose bytes are on their way, until all of them are there. */
const marker = 'moving'

type MoveBlobs = {
  /** Whether the target holds other bytes than an earlier attempt of ours left. */
  isTaken(): Promise<boolean>
  run(): Promise<BlobsMoved>
  /** Once everything else has been moved as well. */
  finish(): Promise<void>
}

/** Copies the bytes of every file from one store to another, each read back and compared; goes on after an interruption. */
export function moveBlobs({ from, to, newDigest, studio }: Deps): MoveBlobs {
  async function digestOf(store: BlobStore, key: string): Promise<string | undefined> {
    const found = await store.read(key)
    if (!found) return undefined
    const digest = newDigest()
    for await (const bytes of found.stream) await digest.update(bytes)
    return digest.hex()
  }

  async function mark(): Promise<string> {
    const found = await to.read(marker)
    if (!found) return ''
    let text = ''
    for await (const bytes of found.stream) text += new TextDecoder().decode(bytes)
    return text
  }

  async function copy(key: string, size: number): Promise<boolean> {
    const known = await to.head(key)
    const wanted = await digestOf(from, key)
    if (known?.size === size && (await digestOf(to, key)) === wanted) return false
    const found = await from.read(key)
    if (!found) throw new Error(`${key} has gone away while it was copied`)
    await to.put(key, found.stream, { size })
    if ((await digestOf(to, key)) !== wanted) throw new Error(`${key} came out differently`)
    return true
  }

  return {
    async isTaken() {
      for await (const _any of to.list('')) return (await mark()) !== studio
      return false
    },
    async run() {
      await to.put(marker, new TextEncoder().encode(studio))
      let [blobs, bytes, copied] = [0, 0, 0]
      for await (const { key, size } of from.list('')) {
        if (key === marker) continue
        if (await copy(key, size)) copied += 1
        blobs += 1
        bytes += size
      }
      return { blobs, bytes, copied }
    },
    finish: () => to.delete(marker),
  }
}
