import type { Choice } from '@eidolon/contract/engines.ts'
import type { changedFrom, ChosenField, ManyField } from '@eidolon/contract/generations.ts'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useFewAtATime } from '#lib/hooks/use-few-at-a-time.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { useNextChip } from '#ui/chip/use-next-chip.ts'
import { SearchField } from '#ui/field/search-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/paths.ts'
import { OptionCard } from '#ui/option-card/option-card.tsx'
import { ChoicePicture } from './choice-picture.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './scene-picker.module.css'

export type ScenePart = {
  readonly field: ChosenField | ManyField | keyof typeof changedFrom
  readonly label: string
  readonly icon: IconName
  readonly choices: readonly Choice[]
  /** How many of them a picture shows. */
  readonly max: number
  readonly chosen: readonly string[]
  /** None leaves it open again. */
  readonly onChoose: (ids: readonly string[]) => void
  /** What else there is to choose from, above the choices. */
  readonly more?: ReactNode
  /** What was chosen there. */
  readonly picked?: readonly { readonly label: string; readonly text: string; readonly remove: () => void }[]
}

type Props = {
  readonly parts: readonly ScenePart[]
  readonly problems: Readonly<Partial<Record<string, string>>>
  /** Whose choices are open to begin with. */
  readonly first?: string | undefined
}

/** Where it is on its page. */
export const sceneId = 'scene'

/** From this many on one rather types than looks. */
const enough = 14

/**
 * The parts of a scene as a row of small pictures; the choices of one of them open below it. What was picked stands under
 * the row as chips, as what was read stands under the prompt.
 */
export function ScenePicker({ parts, problems, first }: Props) {
  const [open, setOpen] = useState(() => parts.find(({ field }) => field === first)?.field)
  const panel = useId()
  const body = useRef<HTMLDivElement>(null)
  // On a phone the choices would open behind the bar at the lower edge.
  useEffect(() => {
    if (open) body.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  const shown = parts.find(({ field }) => field === open)
  return (
    <fieldset className={styles.picker} id={sceneId}>
      <legend>
        Scene <span className={styles.aside}>what stays open follows your words</span>
      </legend>
      <div className={styles.parts}>
        {parts.map(({ field, label, icon, choices, chosen }) => {
          const [choice, ...more] = chosenOf(choices, chosen)
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
              <span className={styles.value}>
                {choice?.label ?? 'Open'}
                {more.length > 0 ? ` +${more.length}` : ''}
              </span>
            </button>
          )
        })}
      </div>
      <Picked parts={parts} />
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
          {shown.more}
          <Choices key={shown.field} part={shown} />
        </div>
      ) : null}
    </fieldset>
  )
}

function Picked({ parts }: { readonly parts: readonly ScenePart[] }) {
  const list = useRef<HTMLElement>(null)
  // After the last one, with the row above.
  const goOnAt = useNextChip(list, ({ parentElement }) => parentElement?.querySelector<HTMLElement>('button'))
  const picked = parts.flatMap(({ field, label, choices, chosen, onChoose, picked: besides = [] }) => [
    ...chosenOf(choices, chosen).map((choice) => ({
      key: `${field} ${choice.id}`,
      label,
      text: choice.label,
      remove: () => onChoose(chosen.filter((id) => id !== choice.id)),
    })),
    ...besides.map((one) => ({ key: `${field} ${one.label}`, ...one })),
  ])
  return (
    <section ref={list} className={styles.picked} aria-label="Picked">
      {picked.map(({ key, label, text, remove }, index) => (
        <Chip
          key={key}
          kind="understood"
          about={label}
          text={text}
          onRemove={() => {
            goOnAt(index)
            remove()
          }}
        />
      ))}
    </section>
  )
}

const chosenOf = (choices: readonly Choice[], chosen: readonly string[]): readonly Choice[] =>
  chosen.flatMap((id) => choices.find((choice) => choice.id === id) ?? [])

/** What one part can be, and that it is left as it would be. */
export function Choices({ part, open = 'Open' }: { readonly part: ScenePart; readonly open?: string }) {
  const { field, label, icon, choices, max, chosen, onChoose } = part
  const many = max > 1
  const isFull = many && chosenOf(choices, chosen).length >= max
  const pick = (id: string) => {
    if (!many) onChoose([id])
    else onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  }
  const [search, setSearch] = useState('')
  const words = search.trim().toLowerCase()
  const found = choices.filter((choice) => choice.label.toLowerCase().includes(words))
  const { waits, watch, settle } = useFewAtATime(
    found.filter(({ previewUrl }) => previewUrl !== '').map(({ id }) => id),
  )
  return (
    <>
      {choices.length >= enough ? (
        <SearchField
          label={`Search ${label.toLowerCase()}`}
          placeholder={`Search ${label.toLowerCase()}`}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      ) : null}
      {many ? <p className={styles.aside}>{isFull ? `That is as many as fit: ${max}.` : `Up to ${max}.`}</p> : null}
      <div className={styles.choices} role={many ? 'group' : 'radiogroup'} aria-label={label}>
        <OptionCard
          name={`scene-${field}`}
          many={many}
          checked={chosen.length === 0}
          onPick={() => onChoose([])}
          picture={<ChoicePicture choice={undefined} icon={icon} />}
        >
          {open}
        </OptionCard>
        {found.map((choice) => (
          <OptionCard
            key={choice.id}
            name={`scene-${field}`}
            many={many}
            disabled={isFull && !chosen.includes(choice.id)}
            checked={chosen.includes(choice.id)}
            onPick={() => pick(choice.id)}
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
          </OptionCard>
        ))}
      </div>
      {found.length === 0 ? <p className={styles.none}>Nothing is called that here.</p> : null}
    </>
  )
}
