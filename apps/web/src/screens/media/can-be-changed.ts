import type { Abilities } from '@eidolon/contract/engines.ts'
import type { MediaItem } from '#features/media/media-item.ts'

type Shown = Pick<MediaItem, 'kind' | 'characterId' | 'characterIds' | 'trashed'>

/** Whether one thing of a picture can be changed: of one character alone, since pictures of several are drawn anew. */
export const canBeChanged = (item: Shown | undefined, abilities: Pick<Abilities, 'parts'> | undefined): boolean =>
  item !== undefined &&
  item.kind === 'image' &&
  item.characterId !== null &&
  item.characterIds.length < 2 &&
  !item.trashed &&
  (abilities?.parts.length ?? 0) > 0
