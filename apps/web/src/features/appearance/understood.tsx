import { lookParts, personParts, type Look, type LookPart } from '@eidolon/contract/characters/looks.ts'
import { ChoosableChip } from '#ui/chip/choosable-chip.tsx'
import { Chip, Chips } from '#ui/chip/chip.tsx'
import { memoSlot } from '#ui/memo-slot.tsx'
import type_ from '#ui/type/type.module.css'
import { choicesFor, nameOfValue } from './corrections.ts'
import styles from './understood.module.css'

type Props = {
  readonly look: Pick<Look, 'understood' | 'refused'> | undefined
  /** Words that say nothing to the reader; an element of this id names them for whoever cannot see them marked. */
  readonly unknown: readonly string[]
  readonly unknownId: string
  readonly corrections: Readonly<Record<string, string>>
  readonly onCorrect: (part: string, value: string) => void
  /** Takes words out of the understanding. */
  readonly onDismiss: (words: string, part?: string) => void
}

const isPart = (part: string): part is LookPart => Object.hasOwn(lookParts, part)
const partName = (part: string) => (isPart(part) ? lookParts[part] : part)

/** What was read out of the text, to be corrected where it is wrong. */
export const Understood = memoSlot(function Understood({
  look,
  unknown,
  unknownId,
  corrections,
  onCorrect,
  onDismiss,
}: Props) {
  if (!look) return null
  const person = look.understood.filter(({ part }) => personParts.has(part))
  const scene = look.understood.filter(({ part }) => !personParts.has(part))
  return (
    <div className={styles.read}>
      {look.refused ? (
        <p className={styles.refused} role="alert">
          {look.refused.message} We stopped at <mark>{look.refused.words.join(', ')}</mark>.
        </p>
      ) : null}
      {person.length > 0 || unknown.length > 0 ? (
        <>
          <p className={type_.hint}>Understood. Correct anything that is wrong.</p>
          <Chips>
            {person.map(({ part, value, words }) => {
              const chosen = corrections[part]
              const choices = choicesFor(part)
              const remove = () => onDismiss(words, part)
              const plain = choices.length === 0 || (value.startsWith('-') && chosen === undefined)
              return plain ? (
                <Chip
                  key={`${part} ${value}`}
                  kind="understood"
                  about={partName(part)}
                  text={nameOfValue(part, value).toLowerCase()}
                  onRemove={remove}
                />
              ) : (
                <ChoosableChip
                  key={`${part} ${value}`}
                  about={partName(part)}
                  value={chosen ?? value}
                  choices={choices}
                  chosen={chosen !== undefined}
                  onChoose={(id) => onCorrect(part, id)}
                  onRemove={remove}
                />
              )
            })}
            {unknown.map((words) => (
              <Chip key={words} kind="unknown" text={words} onRemove={() => onDismiss(words)} />
            ))}
          </Chips>
          {unknown.length > 0 ? (
            <p className={type_.visuallyHidden} id={unknownId}>
              Not understood: {unknown.join(', ')}.
            </p>
          ) : null}
        </>
      ) : null}
      {scene.length > 0 ? (
        <p className={type_.hint}>
          For a picture, not for the person: {scene.map(({ words }) => words).join(', ')}. Say it again when you
          generate.
        </p>
      ) : null}
    </div>
  )
})
