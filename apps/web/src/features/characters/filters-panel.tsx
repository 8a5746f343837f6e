import { characterStyles } from '@eidolon/contract/characters/characters.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { useDebouncedText } from '#lib/hooks/use-debounced-text.ts'
import { Button } from '#ui/button/button.tsx'
import { ChoiceChip, Chips } from '#ui/chip/chip.tsx'
import { TextField } from '#ui/field/field.tsx'
import { Select } from '#ui/select/select.tsx'
import styles from './filters-panel.module.css'
import { filterCount, emptyFilter, type CharacterFilter } from './character-filter.ts'

type Props = {
  readonly id: string
  readonly filter: CharacterFilter
  readonly tags: readonly string[]
  readonly onChange: (change: Partial<CharacterFilter>) => void
}

const mediaChoices = [
  { id: '', label: 'With or without pictures' },
  { id: 'with', label: 'Only with pictures' },
  { id: 'without', label: 'Only without pictures' },
]

/** Everything one can narrow the list by. Each choice acts at once. */
export function FiltersPanel({ id, filter, tags, onChange }: Props) {
  const shownTags = filter.tag && !tags.includes(filter.tag) ? [filter.tag, ...tags] : tags
  return (
    <section id={id} className={styles.panel} aria-label="Filters">
      <fieldset className={styles.wide}>
        <legend>Style</legend>
        <Chips>
          {[{ id: '', label: 'Any' }, ...characterStyles].map((style) => (
            <ChoiceChip
              key={style.id}
              name="style"
              checked={filter.style === style.id}
              onChange={() => onChange({ style: style.id })}
            >
              {style.label}
            </ChoiceChip>
          ))}
        </Chips>
      </fieldset>
      {shownTags.length > 0 ? (
        <fieldset className={styles.wide}>
          <legend>Tag</legend>
          <Chips>
            <ChoiceChip name="tag" checked={filter.tag === ''} onChange={() => onChange({ tag: '' })}>
              Any
            </ChoiceChip>
            {shownTags.slice(0, 24).map((tag) => (
              <ChoiceChip key={tag} name="tag" checked={filter.tag === tag} onChange={() => onChange({ tag })}>
                {tag}
              </ChoiceChip>
            ))}
          </Chips>
        </fieldset>
      ) : null}
      <LateField
        label="Words in the appearance"
        value={filter.appearance}
        placeholder="red hair"
        onChange={(appearance) => onChange({ appearance })}
      />
      <fieldset className={styles.ages}>
        <legend>Age</legend>
        <AgeField label="From" value={filter.ageFrom} onChange={(ageFrom) => onChange({ ageFrom })} />
        <AgeField label="To" value={filter.ageTo} onChange={(ageTo) => onChange({ ageTo })} />
      </fieldset>
      <Select
        label="Pictures and videos"
        value={filter.media}
        options={mediaChoices}
        onChange={(media) => onChange({ media: media === 'with' || media === 'without' ? media : '' })}
      />
      <fieldset>
        <legend>Show</legend>
        <Chips>
          <ChoiceChip
            type="checkbox"
            checked={filter.favorite}
            onChange={(event) => onChange({ favorite: event.target.checked })}
          >
            Favourites
          </ChoiceChip>
          <ChoiceChip
            type="checkbox"
            checked={filter.archived}
            onChange={(event) => onChange({ archived: event.target.checked })}
          >
            Archived
          </ChoiceChip>
        </Chips>
      </fieldset>
      {filterCount(filter) > 0 ? (
        <Button
          variant="plain"
          className={styles.clear}
          onClick={() => onChange({ ...emptyFilter, search: filter.search, sort: filter.sort })}
        >
          Clear filters
        </Button>
      ) : null}
    </section>
  )
}

type LateProps = {
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly onChange: (value: string) => void
}

/** Asks the server only once the typing pauses. */
function LateField({ value, onChange, ...rest }: LateProps) {
  const [text, setText] = useDebouncedText(value, onChange)
  return <TextField {...rest} value={text} maxLength={200} onChange={(event) => setText(event.target.value)} />
}

type AgeProps = {
  readonly label: string
  readonly value: number | null
  readonly onChange: (age: number | null) => void
}

function AgeField({ label, value, onChange }: AgeProps) {
  const { min, max } = limits.character.age
  return (
    <LateField
      label={label}
      value={value === null ? '' : String(value)}
      placeholder={label === 'From' ? String(min) : String(max)}
      onChange={(text) => onChange(/^\d{1,3}$/.test(text.trim()) ? Number(text) : null)}
    />
  )
}
