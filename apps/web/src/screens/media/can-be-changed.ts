import type { Abilities } from '@eidolon/contract/engines.ts'
import { fieldsOf } from '#lib/narrow.ts'
import type { MediaItem } from '#features/media/media-item.ts'

type Shown = Pick<MediaItem, 'kind' | 'characterId' | 'characterIds' | 'trashed'>
/** `staged`: it is known what is where in it. */
type Looked = Shown & { readonly staged?: boolean }
type Able = Partial<Pick<Abilities, 'parts' | 'masks'>>

/**
 * Whether one thing of a picture can be changed: of one character alone, since pictures of several are drawn anew, and for
 * an engine that goes by masks where it is known what is where.
 */
export const canBeChanged = (item: Looked | undefined, abilities: Able | undefined): boolean =>
  item !== undefined &&
  item.kind === 'image' &&
  item.characterId !== null &&
  item.characterIds.length < 2 &&
  !item.trashed &&
  (abilities?.masks !== true || item.staged === true) &&
  (abilities?.parts?.length ?? 0) > 0

/** Whether a model was held to the studio's own drawing of a picture, as its recipe says. */
export const isStaged = (recipe: unknown): boolean => fieldsOf(fieldsOf(recipe)['order'])['stage'] !== undefined
