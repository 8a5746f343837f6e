import type { FileId } from '@eidolon/contract/ids.ts'
import { bucketIds } from '@eidolon/contract/resources.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import type { Origins } from '#application/marking/ports.ts'
import type { Source } from '#domain/marking/statement.ts'

/** What strangers may know of something that was made here: no more than the file itself tells them. */
export type PublicOrigin = {
  readonly source: Source
  readonly engine: string
  readonly madeAt: string
  /** The wallet that its owner has signed with. */
  readonly wallet: string | undefined
}

type Deps = { readonly origins: Pick<Origins, 'of'>; readonly files: Pick<SystemFiles, 'find'> }

/** Undefined for what people brought along. */
export async function publicOrigin({ origins, files }: Deps, fileId: FileId): Promise<PublicOrigin | undefined> {
  const origin = await origins.of({ bucketId: bucketIds.media, fileId })
  const file = origin && (await files.find(bucketIds.media, fileId))
  if (!origin || !file) return undefined
  const { source, engine, engineVersion, claim } = origin
  return { source, engine: `${engine} ${engineVersion}`.trim(), madeAt: file.createdAt, wallet: claim?.address }
}
