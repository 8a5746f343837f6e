import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { namesQuery } from '#features/characters/queries.ts'
import { AlbumHead } from '#features/media/albums/album-head.tsx'
import { AlbumShelf } from '#features/media/albums/album-shelf.tsx'
import { LibraryFilters } from '#features/media/library/library-filters.tsx'
import { filterCount, writeFilter } from '#features/media/library/library-filter.ts'
import { albumsQuery, countsQuery } from '#features/media/queries.ts'
import { useLibrary } from '#features/media/library/use-library.ts'
import { useMediaActions } from '#features/media/use-media-actions.ts'
import { useMediaSelection } from '#features/media/grid/use-media-selection.ts'
import { useLibraryFilter } from '#features/media/library/use-library-filter.ts'
import { totalOf } from '#features/media/library/blocks.ts'
import type { LibraryState } from '#features/media/library/library.ts'
import { useWallMode } from '#features/media/grid/wall-mode.ts'
import { formatNumber } from '#lib/format.ts'
import { useApi } from '#lib/use-api.tsx'
import { routes } from '#routes.ts'
import { ScreenHead } from '#screens/layout/screen-head.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { ActiveJobs } from './active-jobs.tsx'
import { LibraryTools } from './library-tools.tsx'
import { LibraryWall } from './library-wall.tsx'
import { MediaDialogs, type OpenDialog } from './media-dialogs.tsx'
import styles from './media.module.css'
import { OpenMedia } from './open-media.tsx'
import { SelectedMedia } from './selected-media.tsx'
import { TrashNote } from './trash-note.tsx'
import { UploadMedia } from './upload-media.tsx'
import { useEngineNames } from './use-engine-names.ts'

export function Media() {
  const api = useApi()
  const { filter, change, search, setSearch, opened, open } = useLibraryFilter()
  const shown = useLibrary(filter)
  const { library, state, query, whyOf } = shown
  const total = totalOf(state.blocks)
  const counts = useQuery(countsQuery(api)).data
  const names = useQuery(namesQuery(api)).data
  const albums = useQuery(albumsQuery(api)).data ?? []
  const engineNames = useEngineNames()
  const actions = useMediaActions()
  const selection = useMediaSelection(library, total, (max) =>
    toast(`The first ${formatNumber(max)} are selected: that is as many as one archive holds.`),
  )
  const [mode, setMode] = useWallMode()
  const filters = filterCount(filter)
  // An album says by itself that it is open, and how to leave it.
  const [filtersOpen, setFiltersOpen] = useState(filterCount({ ...filter, album: '' }) > 0)
  const [dialog, setDialog] = useState<OpenDialog>()
  const wanted = filters > 0 || filter.search !== ''
  const album = albums.find(({ $id }) => $id === filter.album)
  const [only] = selection.ids
  const hrefOf = (id: string) => {
    const address = writeFilter(filter)
    address.set('open', id)
    return `${routes.media()}?${address}`
  }
  return (
    <div className={styles.media} data-library data-selecting={selection.size > 0 || undefined}>
      <ScreenHead
        title={
          <>
            {filter.trash ? 'Trash' : 'Media'}{' '}
            {query.data && !wanted ? <span className={styles.total}>{formatNumber(total)}</span> : null}
          </>
        }
      >
        <UploadMedia />
        <ButtonLink variant="primary" to={routes.newMedia()}>
          Generate Media
        </ButtonLink>
      </ScreenHead>
      <LibraryTools
        filter={filter}
        search={search}
        onSearch={setSearch}
        onChange={change}
        filters={filters}
        open={filtersOpen}
        panel="media-filters"
        onOpen={setFiltersOpen}
        mode={mode}
        onMode={setMode}
      />
      {filtersOpen ? (
        <LibraryFilters
          id="media-filters"
          filter={filter}
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
      {albums.length > 0 && !wanted && !filter.trash ? (
        <AlbumShelf albums={albums} counts={counts} onOpen={(id) => change({ album: id })} />
      ) : null}
      {filter.trash ? <TrashNote onEmpty={total > 0 ? () => setDialog({ kind: 'empty' }) : undefined} /> : null}
      {filter.trash ? null : <ActiveJobs />}
      <output className={styles.count}>{query.data && wanted ? foundWords(state) : ''}</output>
      <LibraryWall
        shown={shown}
        empty={{
          wanted,
          trash: filter.trash,
          onClear: () => change('all'),
          onLeaveTrash: () => change({ trash: false }),
        }}
        total={total}
        mode={mode}
        selection={selection}
        opened={opened.open}
        hrefOf={hrefOf}
        onOpen={(id) => open(id, { step: true })}
      />
      {selection.size > 0 ? (
        <SelectedMedia
          selection={selection}
          trash={filter.trash}
          actions={actions}
          onOpenDialog={setDialog}
          onCompare={(one, other) => open(one, { beside: other, step: true })}
        />
      ) : null}
      {opened.open && !opened.beside ? (
        <OpenMedia
          id={opened.open}
          library={library}
          filter={filter}
          total={total}
          names={names ?? {}}
          engineNames={engineNames}
          why={whyOf(opened.open)}
          albums={albums}
          actions={actions}
          onOpen={(id) => open(id)}
          onClose={() => open('')}
          onShare={({ $id }) => setDialog({ kind: 'share', id: $id })}
          onSign={({ $id }) => setDialog({ kind: 'sign', ids: [$id] })}
          onAlbums={({ $id }) => setDialog({ kind: 'albums', ids: [$id] })}
          onGive={({ $id, characterId }) => setDialog({ kind: 'give', id: $id, characterId })}
          onCompare={({ $id, parentId }) => {
            const place = library.indexOf($id)
            const other = parentId ?? library.idAt(place + 1) ?? library.idAt(place - 1)
            if (other) open($id, { beside: other })
            else toast('There is nothing to compare it with yet.')
          }}
          onDelete={(ids) => setDialog({ kind: 'delete', ids })}
        />
      ) : null}
      <MediaDialogs
        dialog={dialog}
        opened={opened}
        library={library}
        albums={albums}
        names={names ?? {}}
        actions={actions}
        onOpen={open}
        onClose={() => setDialog(undefined)}
        onDeleted={() => {
          selection.clear()
          if (opened.open) open('')
        }}
      />
    </div>
  )
}

/** How many there are; of what is found by meaning nobody counts more than has come. */
function foundWords({ blocks, isOpen }: LibraryState): string {
  const arrived = totalOf(isOpen ? blocks.filter(({ ids }) => ids !== undefined) : blocks)
  return `${isOpen ? 'More than ' : ''}${formatNumber(arrived)} found`
}
