import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { namesQuery } from '#features/characters/queries.ts'
import { AlbumHead } from '#features/media/album-head.tsx'
import { AlbumShelf } from '#features/media/album-shelf.tsx'
import { downloadArchive } from '#features/media/changes.ts'
import { LibraryFilters } from '#features/media/library-filters.tsx'
import { MediaGrid } from '#features/media/media-grid.tsx'
import { useMediaStore } from '#features/media/media-store.ts'
import { filterCount, sorts, writeWish } from '#features/media/media-wish.ts'
import { albumsQuery, countsQuery } from '#features/media/queries.ts'
import { useLibrary } from '#features/media/use-library.ts'
import { useMediaActions } from '#features/media/use-media-actions.ts'
import { useMediaSelection } from '#features/media/use-media-selection.ts'
import { useMediaWish } from '#features/media/use-media-wish.ts'
import { totalOf } from '#features/media/blocks.ts'
import { useWallMode } from '#features/media/wall-mode.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import { ScreenHead } from '#screens/layout/screen-head.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { SearchField } from '#ui/field/search-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { KeysDialog } from '#ui/keys-dialog/keys-dialog.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { Select } from '#ui/select/select.tsx'
import { SelectionBar } from '#ui/selection-bar/selection-bar.tsx'
import { EmptyLibrary } from './empty-library.tsx'
import { libraryKeys } from './library-keys.ts'
import { MediaDialogs, type Asked } from './media-dialogs.tsx'
import styles from './media.module.css'
import { OpenMedia } from './open-media.tsx'
import { UploadMedia } from './upload-media.tsx'
import { WaitingWall } from './waiting-wall.tsx'

const engineNames: Readonly<Record<string, string>> = { illustrator: 'Built-in illustrator' }

export function Media() {
  const api = useApi()
  const store = useMediaStore()
  const { wish, change, search, setSearch, opened, open } = useMediaWish()
  const { library, state, query } = useLibrary(wish)
  const total = totalOf(state.blocks)
  const counts = useQuery(countsQuery(api)).data
  const names = useQuery(namesQuery(api)).data ?? {}
  const albums = useQuery(albumsQuery(api)).data ?? []
  const actions = useMediaActions()
  const selection = useMediaSelection(library, total, (most) =>
    toast(`The first ${most.toLocaleString('en-US')} are selected: that is as many as one archive holds.`),
  )
  const [mode, setMode] = useWallMode()
  const filters = filterCount(wish)
  const [filtersOpen, setFiltersOpen] = useState(filters > 0)
  const [asked, setAsked] = useState<Asked>()
  const wanted = filters > 0 || wish.search !== ''
  const album = albums.find(({ $id }) => $id === wish.album)
  const selected = [...selection.ids]
  const [only, second] = selected
  const hrefOf = (id: string) => {
    const address = writeWish(wish)
    address.set('open', id)
    return `${routes.media()}?${address}`
  }
  const done = (act: () => void) => () => {
    act()
    selection.clear()
  }
  return (
    <div className={styles.media} data-library data-selecting={selection.size > 0 || undefined}>
      <ScreenHead
        title={
          <>
            {wish.trash ? 'Trash' : 'Media'}{' '}
            {query.data && !wanted ? <span className={styles.total}>{total.toLocaleString('en-US')}</span> : null}
          </>
        }
      >
        <UploadMedia />
        <ButtonLink variant="primary" to={routes.newMedia()}>
          Generate Media
        </ButtonLink>
      </ScreenHead>
      <div className={styles.tools}>
        <SearchField
          label="Search in prompts"
          placeholder="Search in prompts"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button aria-expanded={filtersOpen} aria-controls="media-filters" onClick={() => setFiltersOpen(!filtersOpen)}>
          <Icon name="filter" />
          Filters{filters > 0 ? ` (${filters})` : ''}
        </Button>
        <Select
          label="Sort"
          labelHidden
          className={styles.sort}
          value={wish.sort}
          options={sorts}
          onChange={(id) => change({ sort: sorts.find((sort) => sort.id === id)?.id ?? 'newest' })}
        />
        <Button
          variant="icon"
          aria-label={mode === 'square' ? 'Show whole pictures in rows' : 'Show squares'}
          onClick={() => setMode(mode === 'square' ? 'justified' : 'square')}
        >
          <Icon name={mode === 'square' ? 'rows' : 'squares'} />
        </Button>
      </div>
      {filtersOpen ? (
        <LibraryFilters
          id="media-filters"
          wish={wish}
          counts={counts}
          names={names}
          engineNames={engineNames}
          albums={albums}
          onChange={change}
        />
      ) : null}
      {album ? (
        <AlbumHead
          album={album}
          chosen={selection.size === 1 ? only : undefined}
          onLeave={() => change({ album: '' })}
        />
      ) : null}
      {albums.length > 0 && !wanted && !wish.trash ? (
        <AlbumShelf albums={albums} counts={counts} onOpen={(id) => change({ album: id })} />
      ) : null}
      {wish.trash ? (
        <div className={styles.trash}>
          <p>What is here is deleted 30 days after it was thrown away.</p>
          {total > 0 ? (
            <Button variant="danger-quiet" size="sm" onClick={() => setAsked({ kind: 'empty' })}>
              Empty the trash
            </Button>
          ) : null}
        </div>
      ) : null}
      <output className={styles.count}>{query.data && wanted ? `${total.toLocaleString('en-US')} found` : ''}</output>
      {query.isPending ? <WaitingWall /> : null}
      {query.isError && !query.data ? (
        <LoadFailure as="h2" what="Your media" busy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : null}
      {state.failed ? <LoadFailure as="h2" what="Some of your media" onRetry={() => void query.refetch()} /> : null}
      {query.data?.length === 0 ? (
        <EmptyLibrary
          wanted={wanted}
          trash={wish.trash}
          onClear={() => change('all')}
          onLeaveTrash={() => change({ trash: false })}
        />
      ) : null}
      {total > 0 ? (
        <MediaGrid
          library={library}
          state={state}
          total={total}
          mode={mode}
          selection={selection}
          hrefOf={hrefOf}
          onOpen={(id) => open(id, { step: true })}
        />
      ) : null}
      {selection.size > 0 ? (
        <SelectionBar
          count={selection.size}
          onClear={selection.clear}
          acts={[
            {
              label: 'Favourite',
              icon: 'heart',
              onSelect: () =>
                void actions.favourite(
                  selected,
                  selected.some((id) => !store.get(id)?.favorite),
                ),
            },
            { label: 'Album', icon: 'album', onSelect: () => setAsked({ kind: 'albums', ids: selected }) },
            ...(only && second && selection.size === 2
              ? [
                  {
                    label: 'Compare',
                    icon: 'compare',
                    onSelect: () => open(only, { beside: second, step: true }),
                  } as const,
                ]
              : []),
            { label: 'Download', icon: 'download', onSelect: () => downloadArchive(selected) },
            ...(wish.trash
              ? [
                  {
                    label: 'Restore',
                    icon: 'retry',
                    onSelect: done(() => void actions.trash(selected, false)),
                  } as const,
                  {
                    label: 'Delete for ever',
                    icon: 'trash',
                    onSelect: () => setAsked({ kind: 'delete', ids: selected }),
                  } as const,
                ]
              : [{ label: 'Trash', icon: 'trash', onSelect: done(() => void actions.trash(selected, true)) } as const]),
          ]}
        />
      ) : null}
      {opened.open && !opened.beside ? (
        <OpenMedia
          id={opened.open}
          library={library}
          total={total}
          names={names}
          engineNames={engineNames}
          albums={albums}
          actions={actions}
          onOpen={(id) => open(id)}
          onClose={() => open('')}
          onShare={({ $id }) => setAsked({ kind: 'share', id: $id })}
          onAlbums={({ $id }) => setAsked({ kind: 'albums', ids: [$id] })}
          onCompare={({ $id, parentId }) => {
            const place = library.indexOf($id)
            const other = parentId ?? library.idAt(place + 1) ?? library.idAt(place - 1)
            if (other) open($id, { beside: other })
            else toast('There is nothing to compare it with yet.')
          }}
          onDelete={(ids) => setAsked({ kind: 'delete', ids })}
        />
      ) : null}
      <MediaDialogs
        asked={asked}
        opened={opened}
        library={library}
        albums={albums}
        actions={actions}
        onOpen={open}
        onClose={() => setAsked(undefined)}
        onDeleted={() => {
          selection.clear()
          if (opened.open) open('')
        }}
      />
      <KeysDialog keys={libraryKeys} />
    </div>
  )
}
