import type { Choice } from '@eidolon/contract/engines.ts'
import type { ChosenField } from '@eidolon/contract/generations.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { useFewAtATime } from '#lib/hooks/use-few-at-a-time.ts'
import { SearchField } from '#ui/field/search-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/paths.ts'
import { Pick } from '#ui/pick/pick.tsx'
import { ChoicePicture } from './choice-picture.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './scene-picker.module.css'

export type ScenePart = {
  readonly field: ChosenField
  readonly label: string
  readonly icon: IconName
  readonly choices: readonly Choice[]
}

type Props = {
  readonly parts: readonly ScenePart[]
  readonly chosen: Readonly<Partial<Record<ChosenField, string>>>
  readonly problems: Readonly<Partial<Record<string, string>>>
  /** Undefined leaves it open again. */
  readonly onChoose: (field: ChosenField, id: string | undefined) => void
}

/** From this many on one rather types than looks. */
const many = 14

/** The parts of a scene as a row of small pictures; the choices of one of them open below it. */
export function ScenePicker({ parts, chosen, problems, onChoose }: Props) {
  const [open, setOpen] = useState<ChosenField>()
  const panel = useId()
  const body = useRef<HTMLDivElement>(null)
  // On a phone the choices would open behind the bar at the lower edge.
  useEffect(() => {
    if (open) body.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  const shown = parts.find(({ field }) => field === open)
  return (
    <fieldset className={styles.picker}>
      <legend>
        Scene <span className={styles.aside}>what stays open follows your words</span>
      </legend>
      <div className={styles.parts}>
        {parts.map(({ field, label, icon, choices }) => {
          const choice = choices.find(({ id }) => id === chosen[field])
          return (
            <button
              key={field}
              type="button"
              className={styles.part}
              aria-expanded={field === open}
              aria-controls={field === open ? panel : undefined}
              data-chosen={choice ? true : undefined}
              data-wrong={problems[field] ? true : undefined}
              onClick={() => setOpen(field === open ? undefined : field)}
            >
              <ChoicePicture choice={choice} icon={icon} />
              <span className={styles.name}>{label}</span>
              <span className={styles.value}>{choice?.label ?? 'Open'}</span>
            </button>
          )
        })}
      </div>
      {parts.map(({ field, label }) =>
        problems[field] ? (
          <p key={field} className={type_.error}>
            <Icon name="warning" />
            {label}: {problems[field]}
          </p>
        ) : null,
      )}
      {shown ? (
        <div className={styles.panel} id={panel} ref={body}>
          <Choices
            key={shown.field}
            part={shown}
            chosen={chosen[shown.field]}
            onChoose={(id) => onChoose(shown.field, id)}
          />
        </div>
      ) : null}
    </fieldset>
  )
}

type ChoicesProps = {
  readonly part: ScenePart
  readonly chosen: string | undefined
  readonly onChoose: (id: string | undefined) => void
}

function Choices({ part: { field, label, icon, choices }, chosen, onChoose }: ChoicesProps) {
  const [search, setSearch] = useState('')
  const words = search.trim().toLowerCase()
  const found = choices.filter((choice) => choice.label.toLowerCase().includes(words))
  const { waits, watch, settle } = useFewAtATime(
    found.filter(({ previewUrl }) => previewUrl !== '').map(({ id }) => id),
  )
  return (
    <>
      {choices.length >= many ? (
        <SearchField
          label={`Search ${label.toLowerCase()}`}
          placeholder={`Search ${label.toLowerCase()}`}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      ) : null}
      <div className={styles.choices} role="radiogroup" aria-label={label}>
        <Pick
          name={`scene-${field}`}
          checked={!chosen}
          onPick={() => onChoose(undefined)}
          picture={<ChoicePicture choice={undefined} icon={icon} />}
        >
          Open
        </Pick>
        {found.map((choice) => (
          <Pick
            key={choice.id}
            name={`scene-${field}`}
            checked={choice.id === chosen}
            onPick={() => onChoose(choice.id)}
            picture={
              <ChoicePicture
                ref={watch(choice.id)}
                choice={choice}
                icon={icon}
                waits={choice.previewUrl !== '' && waits(choice.id)}
                onSettled={() => settle(choice.id)}
              />
            }
          >
            {choice.label}
          </Pick>
        ))}
      </div>
      {found.length === 0 ? <p className={styles.none}>Nothing is called that here.</p> : null}
    </>
  )
}
