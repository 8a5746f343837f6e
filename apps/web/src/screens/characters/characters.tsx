import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { CharacterGrid } from '#features/characters/character-grid.tsx'
import type { Character } from '#features/characters/character.ts'
import { DeleteDialog } from '#features/characters/delete-dialog.tsx'
import { FiltersPanel } from '#features/characters/filters-panel.tsx'
import { ImportCards } from '#features/characters/import-cards.tsx'
import { filterCount, sorts } from '#features/characters/character-filter.ts'
import { characterListQuery, tagsQuery } from '#features/characters/queries.ts'
import { TagsDialog } from '#features/characters/tags-dialog.tsx'
import { useCharacterActions } from '#features/characters/use-character-actions.ts'
import { useCharacterFilter } from '#features/characters/use-character-filter.ts'
import { useSelection } from '#features/characters/use-selection.ts'
import { WaitingCards } from '#features/characters/waiting-card.tsx'
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import { ScreenHead } from '#screens/layout/screen-head.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { SearchField } from '#ui/field/search-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Select } from '#ui/select/select.tsx'
import { SelectionBar } from '#ui/selection-bar/selection-bar.tsx'
import styles from './characters.module.css'
import { NoCharacters } from './no-characters.tsx'

const skeletons = 6

export function Characters() {
  const api = useApi()
  const { filter, change, search, setSearch } = useCharacterFilter()
  const query = useInfiniteQuery(characterListQuery(api, filter))
  const tags = useQuery(tagsQuery(api)).data ?? []
  const characters = useMemo(() => query.data?.pages.flatMap((page) => page.characters) ?? [], [query.data])
  const total = query.data?.pages[0]?.total ?? 0
  const actions = useCharacterActions()
  const { selected, isSelected, toggle, clear } = useSelection(characters)
  const [filtersOpen, setFiltersOpen] = useState(() => filterCount(filter) > 0)
  const [deleting, setDeleting] = useState<readonly Character[]>([])
  const [tagging, setTagging] = useState<readonly Character[]>([])
  const filters = filterCount(filter)
  const wanted = filters > 0 || filter.search !== ''
  return (
    <div className={styles.characters} data-selecting={selected.length > 0 || undefined}>
      <ScreenHead title="My Characters">
        <ImportCards onImport={actions.importCards} />
        <ButtonLink variant="primary" to={routes.newCharacter()}>
          <Icon name="plus" />
          New Character
        </ButtonLink>
      </ScreenHead>
      <div className={styles.tools}>
        <SearchField
          label="Search characters"
          placeholder="Search characters..."
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button
          aria-expanded={filtersOpen}
          aria-controls="character-filters"
          onClick={() => setFiltersOpen(!filtersOpen)}
        >
          <Icon name="filter" />
          Filters{filters > 0 ? ` (${filters})` : ''}
        </Button>
        <Select
          label="Sort"
          labelHidden
          className={styles.sort}
          value={filter.sort}
          options={sorts}
          onChange={(id) => change({ sort: sorts.find((sort) => sort.id === id)?.id ?? 'newest' })}
        />
      </div>
      {filtersOpen ? <FiltersPanel id="character-filters" filter={filter} tags={tags} onChange={change} /> : null}
      <output className={styles.count}>{query.isPending ? '' : wanted ? `${formatNumber(total)} found` : ''}</output>
      {query.isPending ? <WaitingCards count={skeletons} /> : null}
      {query.isError && !query.data ? (
        <LoadFailure as="h2" what="Your characters" busy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data && characters.length === 0 ? <NoCharacters wanted={wanted} onClear={() => change('all')} /> : null}
      {characters.length > 0 ? (
        <CharacterGrid
          characters={characters}
          total={total}
          isSelected={isSelected}
          more={query.hasNextPage}
          fetchingMore={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
          onSelect={toggle}
          onFavorite={(one) => void actions.favourite([one], !one.favorite)}
          onDuplicate={(one) => void actions.duplicate(one)}
          onArchive={(one) => void actions.archive([one], !one.archived)}
          onTags={(one) => setTagging([one])}
          onDelete={(one) => setDeleting([one])}
        />
      ) : null}
      {selected.length > 0 ? (
        <SelectionBar
          count={selected.length}
          acts={[
            {
              label: 'Favourite',
              icon: 'heart',
              onSelect: () =>
                void actions.favourite(
                  selected,
                  selected.some(({ favorite }) => !favorite),
                ),
            },
            { label: 'Tag', icon: 'tag', onSelect: () => setTagging(selected) },
            {
              label: filter.archived ? 'Unarchive' : 'Archive',
              icon: 'archive',
              onSelect: () => {
                void actions.archive(selected, !filter.archived)
                clear()
              },
            },
            { label: 'Delete', icon: 'trash', onSelect: () => setDeleting(selected) },
          ]}
          onClear={clear}
        />
      ) : null}
      <DeleteDialog
        key={`delete ${deleting.map(({ $id }) => $id).join(' ')}`}
        characters={deleting}
        onClose={() => setDeleting([])}
        onDelete={(media) => {
          setDeleting([])
          clear()
          void actions.remove(deleting, media)
        }}
      />
      <TagsDialog
        key={`tags ${tagging.map(({ $id }) => $id).join(' ')}`}
        characters={tagging}
        known={tags}
        onClose={() => setTagging([])}
        onSave={(chosen) => {
          setTagging([])
          void actions.tag(tagging, chosen)
        }}
      />
    </div>
  )
}
