import type { Engine, Kind } from '@eidolon/contract/engines.ts'
import { limits } from '@eidolon/contract/limits.ts'
import { useId, useRef } from 'react'
import { Announced } from '#features/prompt-interpretation/announced.tsx'
import { useEdits } from '#features/prompt-interpretation/use-edits.ts'
import { useReading } from '#features/prompt-interpretation/use-reading.ts'
import { notKeptOut, readAs } from '#features/prompt-interpretation/words.ts'
import { Button } from '#ui/button/button.tsx'
import { Chip, Chips } from '#ui/chip/chip.tsx'
import { useNextChip } from '#ui/chip/use-next-chip.ts'
import { AreaField } from '#ui/field/field.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './parts/generator-form.module.css'

type Props = {
  readonly text: string
  readonly engine: Engine
  readonly kind: Kind
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

/** What must not be seen, in words; below it what of them will be kept out, and what means nothing. */
export function NegativePrompt({ text, engine, kind, error, onChange }: Props) {
  const lineId = useId()
  const live = useReading({ text, characterIds: [], engine: engine.id, kind, negative: true })
  const { reading, done, remove, undo } = useEdits({ text, live, onChange })
  const line = notKeptOut(reading?.unknown ?? [])
  const notes = useRef<HTMLElement>(null)
  const goOnAt = useNextChip(notes)
  return (
    <div className={styles.leaveOut}>
      <AreaField
        label="Leave out"
        name="negativePrompt"
        rows={2}
        value={text}
        limit={limits.media.negativePrompt}
        placeholder="Hat, glasses, snow"
        error={error}
        marks={reading?.unknown ?? []}
        saidBy={line ? lineId : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {reading ? (
        <section ref={notes} className={styles.leaveOut} aria-label="What is left out" tabIndex={-1}>
          {reading.parts.length > 0 ? (
            <Chips>
              {reading.parts.map((part, index) => (
                <Chip
                  key={`${part.field} ${part.value} ${part.start}`}
                  kind="understood"
                  text={part.label}
                  onRemove={() => {
                    goOnAt(index)
                    remove(part)
                  }}
                />
              ))}
            </Chips>
          ) : null}
          {line ? (
            <p className={type_.hint} id={lineId}>
              {line}
            </p>
          ) : null}
          {reading.corrected.length > 0 ? <p className={type_.hint}>{readAs(reading.corrected)}</p> : null}
          {done ? (
            <p className={type_.hint}>
              {done}{' '}
              <Button size="sm" variant="plain" onClick={undo}>
                Undo
              </Button>
            </p>
          ) : null}
        </section>
      ) : null}
      <Announced line={line} />
    </div>
  )
}
