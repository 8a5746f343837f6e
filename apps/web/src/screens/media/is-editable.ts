import type { Abilities, Engine } from '@eidolon/contract/engines.ts'
import { fieldsOf } from '#lib/json-guards.ts'
import type { MediaItem } from '#features/media/media-item.ts'

type EditableMedia = Pick<MediaItem, 'kind' | 'characterId' | 'characterIds' | 'trashed'>
type Able = Pick<Engine, 'id' | 'available'> & {
  readonly abilities: Partial<Pick<Abilities, 'parts' | 'masks'>>
}

/** Whether one thing of a picture can be changed. */
const isChangeable = (item: EditableMedia): boolean =>
  item.kind === 'image' && item.characterId !== null && !item.trashed

/**
 * Who can change one thing of a picture: the engine that has drawn it, first, and any that goes by masks. Those draw
 * pictures of several people anew.
 */
export function changersOf<T extends Able>(
  item: (EditableMedia & Pick<MediaItem, 'engine'>) | undefined,
  engines: readonly T[],
) {
  if (!item || !isChangeable(item)) return []
  const able = engines.filter(
    ({ id, available, abilities: { parts = [], masks } }) =>
      available && parts.length > 0 && (masks === true ? item.characterIds.length < 2 : id === item.engine),
  )
  return able.toSorted((one, other) => Number(other.id === item.engine) - Number(one.id === item.engine))
}

/** Whether it is known what is where: whatever changes pictures without a mask knows its own, and recipes tell of others. */
export const isKnownWhere = (item: Pick<MediaItem, 'engine'>, engines: readonly Able[], recipe: unknown): boolean =>
  isStaged(recipe) ||
  engines.some(({ id, abilities: { parts = [], masks } }) => id === item.engine && parts.length > 0 && masks !== true)

/** Whether a model was held to the studio's own drawing of a picture, as its recipe says. */
const isStaged = (recipe: unknown): boolean => fieldsOf(fieldsOf(recipe)['order'])['stage'] !== undefined
