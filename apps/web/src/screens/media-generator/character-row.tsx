import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CharacterPicture } from '#features/characters/character-picture.tsx'
import type { Character } from '#features/characters/character.ts'
import { emptyFilter } from '#features/characters/character-filter.ts'
import { characterListQuery, characterQuery } from '#features/characters/queries.ts'
import { useApi } from '#lib/use-api.tsx'
import { useDebounced } from '#lib/hooks/use-debounced.ts'
import { routes } from '#routes.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { SearchField } from '#ui/field/search-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './character-row.module.css'

type Props = {
  readonly characterId: string
  readonly problem: string | undefined
  readonly onChoose: (id: string) => void
}

/** From this many on one rather types than looks. */
const many = 8

/** Everybody there is, by their pictures. */
export function CharacterRow({ characterId, problem, onChoose }: Props) {
  const api = useApi()
  const [search, setSearch] = useState('')
  const late = useDebounced(search.trim(), 250)
  const list = useInfiniteQuery(characterListQuery(api, { ...emptyFilter, search: late, sort: 'favourites' }))
  const all = list.data?.pages.flatMap(({ characters }) => characters) ?? []
  const known = all.some(({ $id }) => $id === characterId)
  const one = useQuery({ ...characterQuery(api, characterId), enabled: characterId !== '' && !known })
  const shown: readonly Character[] = !known && one.data && !late ? [one.data, ...all] : all
  const total = list.data?.pages[0]?.total ?? 0
  return (
    <fieldset className={styles.row}>
      <legend>Character</legend>
      {total > many || search ? (
        <SearchField label="Search characters" value={search} onChange={(event) => setSearch(event.target.value)} />
      ) : null}
      <div className={styles.people}>
        {shown.map((character) => (
          <label key={character.$id} className={styles.person}>
            <input
              type="radio"
              name="character"
              checked={character.$id === characterId}
              onChange={() => onChoose(character.$id)}
            />
            <CharacterPicture character={character} alt="" sizes="5rem" className={styles.face} />
            <span>{character.name}</span>
          </label>
        ))}
        {list.hasNextPage ? (
          <Button size="sm" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            More
          </Button>
        ) : null}
        <ButtonLink className={styles.add} variant="plain" to={routes.newCharacter()} aria-label="New character">
          <Icon name="plus" />
        </ButtonLink>
      </div>
      {late && shown.length === 0 && !list.isFetching ? <p className={styles.none}>Nobody is called that.</p> : null}
      {problem ? (
        <p className={type_.error}>
          <Icon name="warning" />
          {problem}
        </p>
      ) : null}
    </fieldset>
  )
}
