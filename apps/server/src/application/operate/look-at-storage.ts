import type { BlobStore } from '#application/files/ports.ts'
import type { NewDigest } from '#application/files/file-store.ts'
import type { BucketUsage, KeptFile, OperatorReads } from './ports.ts'

type Deps = {
  readonly reads: Pick<OperatorReads, 'files' | 'usage' | 'databaseBytes'>
  readonly blobs: BlobStore
  readonly newDigest: NewDigest
  readonly buckets: readonly string[]
}

export type Usage = {
  readonly buckets: readonly BucketUsage[]
  readonly databaseBytes: number
  /** Everything in the blob store, whatever it belongs to. */
  readonly blobs: { readonly count: number; readonly bytes: number }
}

export type Damage = { readonly file: KeptFile; readonly what: 'missing' | 'another size' | 'other bytes' }
export type Verified = { readonly files: number; readonly bytes: number; readonly damaged: readonly Damage[] }

type LookAtStorage = {
  usage(): Promise<Usage>
  /** Whether every file has its bytes; `deep` reads all of them. */
  verify(deep: boolean): Promise<Verified>
}

/** What files take, and whether all of them are there. */
export function lookAtStorage({ reads, blobs, newDigest, buckets }: Deps): LookAtStorage {
  async function damageOf(file: KeptFile, deep: boolean): Promise<Damage['what'] | undefined> {
    const found = await blobs.head(file.blobKey)
    if (!found) return 'missing'
    if (found.size !== file.size) return 'another size'
    return deep && (await digestOf(file.blobKey)) !== file.signature ? 'other bytes' : undefined
  }

  async function digestOf(key: string): Promise<string> {
    const digest = newDigest()
    const found = await blobs.read(key)
    if (found) for await (const bytes of found.stream) await digest.update(bytes)
    return digest.hex()
  }

  return {
    async usage() {
      let [count, bytes] = [0, 0]
      for await (const { size } of blobs.list('')) {
        count += 1
        bytes += size
      }
      return { buckets: await reads.usage(), databaseBytes: await reads.databaseBytes(), blobs: { count, bytes } }
    },
    async verify(deep) {
      let [files, bytes] = [0, 0]
      const damaged: Damage[] = []
      for (const bucketId of buckets) {
        for await (const file of reads.files(bucketId)) {
          files += 1
          bytes += file.size
          const what = await damageOf(file, deep)
          if (what) damaged.push({ file, what })
        }
      }
      return { files, bytes, damaged }
    },
  }
}
