import type { UserId } from '@eidolon/contract/ids.ts'
import type { NewGeneration } from '@eidolon/contract/generations.ts'
import { bucketIds } from '@eidolon/contract/resources.ts'
import type { Engine } from '#application/engines/engine.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import type { Document } from '#domain/documents/document.ts'
import { isWhole } from '#domain/files/file.ts'
import { listOf, textOf } from '#domain/media/refusals.ts'
import { invalidParam } from '#domain/shared/fault.ts'
import type { ChangeMasks } from './change-masks.ts'

/** Bytes of a mask; a painted one of the largest picture has far fewer. */
const maxMaskBytes = 16_000_000

type Deps = { readonly files: Pick<SystemFiles, 'find'>; readonly masks: Pick<ChangeMasks, 'knows'> }

/**
 * Only stills of the same character are changed: those that the same engine has drawn, or where it goes by masks any
 * of one person alone, as long as there is one.
 */
export async function assertEditable(
  { files, masks }: Deps,
  { data }: Document,
  engine: Pick<Engine, 'id' | 'abilities'>,
  { characterId, change }: Pick<NewGeneration, 'characterId' | 'change'>,
  owner: UserId,
): Promise<void> {
  const byMask = engine.abilities.masks
  if (data['kind'] !== 'image' || (!byMask && data['engine'] !== engine.id)) {
    throw invalidParam('change', 'Value must name a picture that this engine has drawn')
  }
  const many = listOf(data['characterIds']).length
  if (many > 1 && byMask) throw invalidParam('change', 'This engine draws pictures of several people anew')
  if (many > 1 && change?.part === 'pose') {
    throw invalidParam('change', 'People who are together keep their poses: part must be another one')
  }
  if ((change?.person ?? 0) >= Math.max(1, many)) throw invalidParam('change', 'person must be one of the people in it')
  if (data['characterId'] !== characterId) throw invalidParam('characterId', 'Value must be whom the picture shows')
  const { maskFileId } = change ?? {}
  if (maskFileId !== undefined) {
    const mask = await files.find(bucketIds.media, maskFileId)
    const fits = mask?.owner === owner && isWhole(mask) && mask.state.mimeType.startsWith('image/')
    if (!fits || mask.size > maxMaskBytes) {
      throw invalidParam('change', 'maskFileId must name a picture that you have uploaded, of 16 MB at most')
    }
  } else if (byMask && !change?.strokes && !masks.knows(textOf(data['recipe']))) {
    throw invalidParam('change', 'It is not known what is where in this picture: strokes or maskFileId must say where')
  }
}
