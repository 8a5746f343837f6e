import { useInfiniteQuery } from '@tanstack/react-query'
import { emptyFilter } from '#features/characters/character-filter.ts'
import type { Character } from '#features/characters/character.ts'
import { characterListQuery } from '#features/characters/queries.ts'
import { useApi } from '#lib/use-api.tsx'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/select/select.tsx'

type Props = {
  readonly label: string
  readonly without: readonly string[]
  readonly onAdd: (character: Character) => void
}

/** The user's characters, to be brought into a picture besides those who are in it. */
export function AddPerson({ label, without, onAdd }: Props) {
  const api = useApi()
  const list = useInfiniteQuery(characterListQuery(api, { ...emptyFilter, search: '', sort: 'favourites' }))
  const free = (list.data?.pages.flatMap(({ characters }) => characters) ?? []).filter(
    ({ $id }) => !without.includes($id),
  )
  return (
    <>
      <Select
        label={label}
        labelHidden
        value=""
        options={[{ id: '', label: 'Add somebody…' }, ...toldApart(free)]}
        onChange={(id) => {
          const chosen = free.find(({ $id }) => $id === id)
          if (chosen) onAdd(chosen)
        }}
      />
      {list.hasNextPage ? (
        <Button size="sm" variant="plain" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          More characters
        </Button>
      ) : null}
    </>
  )
}

/** Two of the same name are told apart by their age, or else by their place in the list. */
function toldApart(characters: readonly Character[]): readonly { readonly id: string; readonly label: string }[] {
  return characters.map(({ $id, name, age }, index) => {
    const same = characters.filter((one) => one.name === name)
    const mark = same.length < 2 ? '' : ` (${age === null ? `no. ${index + 1}` : age})`
    return { id: $id, label: `${name}${mark}` }
  })
}
