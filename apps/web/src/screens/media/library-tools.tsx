import { foundSorts, sorts, type LibraryFilter } from '#features/media/library/library-filter.ts'
import type { WallMode } from '#features/media/grid/wall-layout.ts'
import { Button } from '#ui/button/button.tsx'
import { SearchField } from '#ui/field/search-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Select } from '#ui/select/select.tsx'
import styles from './media.module.css'

type Props = {
  readonly filter: LibraryFilter
  readonly search: string
  readonly onSearch: (text: string) => void
  readonly onChange: (change: Partial<LibraryFilter>) => void
  /** How many filters are set, and whether they are shown. */
  readonly filters: number
  readonly open: boolean
  readonly panel: string
  readonly onOpen: (open: boolean) => void
  readonly mode: WallMode
  readonly onMode: (mode: WallMode) => void
}

/** What stands above the wall: what to look for, in which order, and in which shape. */
export function LibraryTools({
  filter,
  search,
  onSearch,
  onChange,
  filters,
  open,
  panel,
  onOpen,
  mode,
  onMode,
}: Props) {
  return (
    <div className={styles.tools}>
      <SearchField
        label="Search your media"
        placeholder="Red dress by the sea, a name …"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <Button aria-expanded={open} aria-controls={panel} onClick={() => onOpen(!open)}>
        <Icon name="filter" />
        Filters{filters > 0 ? ` (${filters})` : ''}
      </Button>
      <Select
        label="Sort"
        labelHidden
        className={styles.sort}
        value={filter.sort}
        options={filter.search.trim() === '' ? sorts : foundSorts}
        onChange={(id) => onChange({ sort: sorts.find((sort) => sort.id === id)?.id ?? 'newest' })}
      />
      <Button
        variant="icon"
        aria-label={mode === 'square' ? 'Show whole pictures in rows' : 'Show squares'}
        onClick={() => onMode(mode === 'square' ? 'justified' : 'square')}
      >
        <Icon name={mode === 'square' ? 'rows' : 'squares'} />
      </Button>
    </div>
  )
}
