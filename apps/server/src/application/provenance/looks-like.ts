import type { MediaId } from '@eidolon/contract/ids.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { Requester, Registry, TakeFingerprint } from './ports.ts'
import type { Bound } from '#application/shared/with-deps.ts'

/** The nearest picture that was made here, in bits that differ; and the nearest of the asker's own. */
type Alike = { readonly distance: number; readonly media: MediaId | undefined }

type Deps = { readonly registry: Pick<Registry, 'near' | 'ownOf'>; readonly take: TakeFingerprint }

/** Whether a picture looks like one that was made here. Of other people's pictures nothing else is told. */
export async function looksLike(
  { registry, take }: Deps,
  picture: Uint8Array,
  asker: Requester,
): Promise<Alike | undefined> {
  const asked = await take(picture, asker).catch((error: unknown) => {
    // Broken, or not an image. Its manifest is reported anyway.
    if (error instanceof Fault && error.type === 'storage_file_type_unsupported') return undefined
    throw error
  })
  const near = asked ? await registry.near(asked) : []
  const [nearest] = near
  if (!nearest) return undefined
  const media = asker.userId === undefined ? undefined : await registry.ownOf(asker.userId, near)
  return { distance: nearest.distance, media }
}

export type LooksLike = Bound<typeof looksLike>
