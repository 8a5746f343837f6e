import type { ReadPart, Reading } from '@eidolon/contract/readings.ts'
import { useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Chip, Chips } from '#ui/chip/chip.tsx'
import { ChoosableChip } from '#ui/chip/choosable-chip.tsx'
import { useNextChip } from '#ui/chip/use-next-chip.ts'
import type_ from '#ui/type/type.module.css'
import styles from './reading-notes.module.css'
import { fieldName, inASentence, leftToChance, notDrawn, readAs } from './words.ts'

type NearestChoice = { readonly id: string; readonly label: string; readonly words: readonly string[] }
type ListedCharacter = { readonly id: string; readonly name: string }

type Props = {
  readonly reading: Reading
  /** Who draws, and who else could. */
  readonly engine: ListedCharacter
  readonly others: readonly ListedCharacter[]
  /** Of the line that says what is not drawn; the text is described by it. */
  readonly lineId: string
  /** What else can be meant in a field. */
  readonly choicesFor: (field: string) => readonly NearestChoice[]
  /** What was changed last, while it can be taken back. */
  readonly done: string | undefined
  readonly onRemove: (part: ReadPart) => void
  readonly onCorrect: (part: ReadPart, from: NearestChoice | undefined, to: NearestChoice) => void
  readonly onUndo: () => void
  readonly onEngine: (id: string) => void
}

/** What was understood of a text, to be corrected; and what of it will not be seen. */
export function ReadingNotes({ reading, engine, others, lineId, choicesFor, done, ...on }: Props) {
  const notes = useRef<HTMLElement>(null)
  const goOnAt = useNextChip(notes)
  const { parts, unknown, corrected, open } = reading
  const line = notDrawn(unknown, engine.name)
  const able = others.filter(({ id }) => unknown.some(({ engines }) => engines.includes(id)))
  const quiet = [readAs(corrected), leftToChance(open)].filter((words) => words !== '')
  const leave = (act: () => void) => () => {
    act()
    notes.current?.focus()
  }
  return (
    <section ref={notes} className={styles.notes} aria-label="How the prompt is read" tabIndex={-1}>
      {parts.length > 0 ? (
        <Chips>
          {numbered(parts).map(({ key, part }, index) => {
            const choices = choicesFor(part.field)
            const remove = () => {
              goOnAt(index)
              on.onRemove(part)
            }
            return choices.length === 0 || part.value.startsWith('-') ? (
              <Chip key={key} kind="understood" text={part.label} onRemove={remove} />
            ) : (
              <ChoosableChip
                key={key}
                about={fieldName(part.field)}
                text={part.label}
                value={part.value}
                choices={choices}
                chosen={false}
                onChoose={(id) => {
                  const to = choices.find((choice) => choice.id === id)
                  const from = choices.find((choice) => choice.id === part.value)
                  if (to) on.onCorrect(part, from, to)
                }}
                onRemove={remove}
              />
            )
          })}
        </Chips>
      ) : null}
      {line ? (
        <div className={styles.line}>
          <p className={styles.missing} id={lineId}>
            {line}
          </p>
          {able.map(({ id, name }) => (
            <Button key={id} size="sm" onClick={leave(() => on.onEngine(id))}>
              Draw it with {inASentence(name)}
            </Button>
          ))}
        </div>
      ) : null}
      {done ? (
        <div className={styles.line}>
          <p className={type_.hint}>{done}</p>
          <Button size="sm" variant="plain" onClick={leave(on.onUndo)}>
            Undo
          </Button>
        </div>
      ) : null}
      {quiet.map((words) => (
        <p key={words} className={type_.hint}>
          {words}
        </p>
      ))}
    </section>
  )
}

/** With names that last while a part is corrected: its field, and which of that field it is. */
function numbered(parts: readonly ReadPart[]) {
  const seen = new Map<string, number>()
  return parts.map((part) => {
    const count = seen.get(part.field) ?? 0
    seen.set(part.field, count + 1)
    return { key: `${part.field} ${count}`, part }
  })
}
