import { useLayoutEffect, useRef, useState } from 'react'
import type { Character } from './character.ts'

export type CardActions = {
  readonly onSelect: (character: Character, range: boolean) => void
  readonly onFavorite: (character: Character) => void
  readonly onDuplicate: (character: Character) => void
  readonly onArchive: (character: Character) => void
  readonly onTags: (character: Character) => void
  readonly onDelete: (character: Character) => void
}

/** The same actions in an object that never changes, so that a card which is given it need not be rendered again. */
export function useStableActions(actions: CardActions): CardActions {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  const [stable] = useState((): CardActions => ({
    onSelect: (character, range) => latest.current.onSelect(character, range),
    onFavorite: (character) => latest.current.onFavorite(character),
    onDuplicate: (character) => latest.current.onDuplicate(character),
    onArchive: (character) => latest.current.onArchive(character),
    onTags: (character) => latest.current.onTags(character),
    onDelete: (character) => latest.current.onDelete(character),
  }))
  return stable
}
