import type { Album } from '@eidolon/contract/media/albums.ts'
import type { MediaCounts } from '@eidolon/contract/media/media.ts'
import { formatNumber } from '#lib/format.ts'
import { Button } from '#ui/button/button.tsx'
import { ChoiceChip, Chips } from '#ui/chip/chip.tsx'
import { TextField } from '#ui/field/field.tsx'
import { Select } from '#ui/select/select.tsx'
import styles from './library-filters.module.css'
import { filterCount, emptyFilter, uploadsId, type LibraryFilter } from './library-filter.ts'

type Props = {
  readonly id: string
  readonly filter: LibraryFilter
  readonly counts: MediaCounts | undefined
  /** Undefined while they are on their way. */
  readonly names: Readonly<Record<string, string>> | undefined
  readonly engineNames: Readonly<Record<string, string>>
  readonly albums: readonly Album[]
  readonly onChange: (change: Partial<LibraryFilter>) => void
}

const kinds = [
  { id: '', label: 'Everything' },
  { id: 'image', label: 'Pictures' },
  { id: 'video', label: 'Videos' },
  { id: 'sheet', label: 'Sheets' },
] as const

const scores = [
  { id: '0', label: 'Any likeness' },
  { id: '70', label: 'At least 0.70' },
  { id: '80', label: 'At least 0.80' },
  { id: '90', label: 'At least 0.90' },
  { id: '95', label: 'At least 0.95' },
]

const stars = [
  { id: '0', label: 'Any stars, or none' },
  ...[1, 2, 3, 4].map((many) => ({ id: String(many), label: `At least ${many} ${many === 1 ? 'star' : 'stars'}` })),
  { id: '5', label: '5 stars' },
]

/** Everything one can narrow the library by, with how many there are. Each choice acts at once. */
export function LibraryFilters({ id, filter, counts, names, engineNames, albums, onChange }: Props) {
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${formatNumber(count)})`
  const of = (some: readonly { readonly id: string; readonly count: number }[] | undefined, one: string) =>
    some?.find((entry) => entry.id === one)?.count
  const characters = withChosen(
    (counts?.characters ?? []).map((one) => ({
      id: one.id,
      label: counted(names ? (names[one.id] ?? 'Somebody deleted') : '…', one.count),
    })),
    filter.character,
    names?.[filter.character],
  )
  const engines = (counts?.engines ?? []).map((one) => ({
    id: one.id || uploadsId,
    label: counted(one.id ? (engineNames[one.id] ?? one.id) : 'Uploads', one.count),
  }))
  const styleChoices = withChosen(
    (counts?.styles ?? [])
      .filter((one) => one.id)
      .map((one) => ({ id: one.id, label: counted(capital(one.id), one.count) })),
    filter.style,
    capital(filter.style),
  )
  return (
    <section id={id} className={styles.panel} aria-label="Filters">
      <fieldset className={styles.wide}>
        <legend>Show</legend>
        <Chips>
          {kinds.map((kind) => (
            <ChoiceChip
              key={kind.id}
              name="kind"
              checked={filter.kind === kind.id}
              onChange={() => onChange({ kind: kind.id })}
            >
              {kind.label}
            </ChoiceChip>
          ))}
          <ChoiceChip
            type="checkbox"
            checked={filter.favorite}
            onChange={(event) => onChange({ favorite: event.target.checked })}
          >
            {counted('Favourites', counts?.favorites)}
          </ChoiceChip>
          <ChoiceChip
            type="checkbox"
            checked={filter.trash}
            onChange={(event) => onChange({ trash: event.target.checked })}
          >
            {counted('Trash', counts?.trashed)}
          </ChoiceChip>
        </Chips>
      </fieldset>
      <Choice
        label="Character"
        none="Everybody"
        value={filter.character}
        options={characters}
        onChange={(character) => onChange({ character, together: '' })}
      />
      {filter.character === '' || characters.length < 2 ? null : (
        <Choice
          label="Together with"
          none="Anybody, or alone"
          value={filter.together}
          options={characters.filter((one) => one.id !== filter.character)}
          onChange={(together) => onChange({ together })}
        />
      )}
      <Choice
        label="Style"
        none="Any style"
        value={filter.style}
        options={styleChoices}
        onChange={(style) => onChange({ style })}
      />
      <Choice
        label="Album"
        none="Any album"
        value={filter.album}
        options={albums.map((album) => ({
          id: album.$id,
          label: counted(album.name, of(counts?.albums, album.$id) ?? 0),
        }))}
        onChange={(album) => onChange({ album })}
      />
      <Choice
        label="Engine"
        none="Any engine"
        value={filter.engine}
        options={withChosen(engines, filter.engine)}
        onChange={(engine) => onChange({ engine })}
      />
      <TextField
        label="From"
        type="date"
        value={filter.from}
        max={filter.to || undefined}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        label="To"
        type="date"
        value={filter.to}
        min={filter.from || undefined}
        onChange={(event) => onChange({ to: event.target.value })}
      />
      <Select
        label="Stars"
        value={String(filter.stars)}
        options={stars}
        onChange={(many) => onChange({ stars: Number(many) })}
      />
      <Select
        label="Likeness"
        value={String(filter.score)}
        options={withChosen(scores, String(filter.score))}
        onChange={(score) => onChange({ score: Number(score) })}
      />
      {filterCount(filter) > 0 ? (
        <Button
          variant="plain"
          className={styles.clear}
          onClick={() => onChange({ ...emptyFilter, search: filter.search, sort: filter.sort, trash: filter.trash })}
        >
          Clear filters
        </Button>
      ) : null}
    </section>
  )
}

type Option = { readonly id: string; readonly label: string }
type ChoiceProps = {
  readonly label: string
  readonly none: string
  readonly value: string
  readonly options: readonly Option[]
  readonly onChange: (id: string) => void
}

function Choice({ none, options, ...rest }: ChoiceProps) {
  return <Select {...rest} options={[{ id: '', label: none }, ...options]} />
}

/** An address may ask for what is in no list. */
function withChosen(options: readonly Option[], chosen: string, label = chosen): readonly Option[] {
  return chosen === '' || options.some(({ id }) => id === chosen) ? options : [...options, { id: chosen, label }]
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
