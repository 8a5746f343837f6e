import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState, type KeyboardEvent } from 'react'
import { emptyFilter } from '#features/characters/character-filter.ts'
import { characterListQuery } from '#features/characters/queries.ts'
import { useApi } from '#lib/use-api.tsx'
import { isCalled, mentionAtCaret, withName, type Naming } from './mention-at-caret.ts'
import styles from './use-mention-menu.module.css'

type Props = {
  readonly text: string
  readonly onChange: (text: string) => void
  readonly onPerson: ((id: string) => void) | undefined
}

const max = 6

/** Offers characters while one is named with an @ in a text field: arrows and Enter, or a tap. */
export function useMentionMenu({ text, onChange, onPerson }: Props) {
  const api = useApi()
  const listId = useId()
  const [naming, setNaming] = useState<Naming>()
  const [field, setField] = useState<HTMLTextAreaElement>()
  const [at, setAt] = useState(0)
  const list = useInfiniteQuery({
    ...characterListQuery(api, { ...emptyFilter, search: '', sort: 'favourites' }),
    enabled: onPerson !== undefined,
  })
  const typed = naming && text.slice(naming.start + 1, naming.end) === naming.query ? naming : undefined
  const everybody = list.data?.pages.flatMap(({ characters }) => characters) ?? []
  const offered = typed && onPerson ? everybody.filter(({ name }) => isCalled(name, typed.query)).slice(0, max) : []
  const chosen = offered[Math.min(at, offered.length - 1)]

  const pick = (character: (typeof offered)[number] | undefined) => {
    if (!typed || !character) return
    const next = withName(text, typed, character.name)
    onChange(next.text)
    onPerson?.(character.$id)
    setNaming(undefined)
    requestAnimationFrame(() => {
      field?.focus()
      field?.setSelectionRange(next.caret, next.caret)
    })
  }
  return {
    field: {
      'aria-autocomplete': 'list',
      'aria-controls': offered.length > 0 ? listId : undefined,
      'aria-activedescendant': chosen ? `${listId}-${chosen.$id}` : undefined,
      onBlur: () => setNaming(undefined),
    } as const,
    follow: (area: HTMLTextAreaElement) => {
      setField(area)
      setAt(0)
      setNaming(mentionAtCaret(area.value, area.selectionStart))
    },
    /** Whether the key was for the list. */
    onKey: (event: KeyboardEvent): boolean => {
      if (offered.length === 0 || event.altKey || event.ctrlKey || event.metaKey) return false
      const step = { ArrowDown: 1, ArrowUp: offered.length - 1 }[event.key]
      if (step !== undefined) setAt((now) => (Math.min(now, offered.length - 1) + step) % offered.length)
      else if (event.key === 'Enter' || event.key === 'Tab') pick(chosen)
      else if (event.key === 'Escape') setNaming(undefined)
      else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
    list:
      offered.length > 0 ? (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list that the text field beside it is in command of
        <div className={styles.list} id={listId} role="listbox" aria-label="Who is meant">
          {offered.map((character) => (
            <div
              key={character.$id}
              id={`${listId}-${character.$id}`}
              className={styles.name}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option belongs to a select, which this is not
              role="option"
              tabIndex={-1}
              aria-selected={character === chosen}
              // The field keeps the focus.
              onPointerDown={(event) => {
                event.preventDefault()
                pick(character)
              }}
            >
              {character.name}
              {character.age === null ? null : <span className={styles.age}>{character.age}</span>}
            </div>
          ))}
        </div>
      ) : null,
  }
}
