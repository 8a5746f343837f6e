import { characterStyles } from '@eidolon/contract/characters/characters.ts'
import sheet from '#art/sheets/styles.webp'
import { memoSlot } from '#ui/memo-slot.tsx'
import { OptionCard } from '#ui/option-card/option-card.tsx'
import styles from './style-picker.module.css'

type Props = {
  readonly value: string
  readonly onChange: (style: string) => void
  readonly error?: string | undefined
}

/** How pictures are finished, shown by one face in every style. */
export const StylePicker = memoSlot(function StylePicker({ value, onChange, error }: Props) {
  return (
    <fieldset style={{ '--sheet': `url(${sheet})`, '--count': characterStyles.length }}>
      <legend>Style</legend>
      <div className={styles.picks}>
        {characterStyles.map(({ id, label }, index) => (
          <OptionCard
            key={id}
            name="style"
            checked={value === id}
            onPick={() => onChange(id)}
            picture={<span className={styles.picture} style={{ '--at': index }} />}
          >
            {label}
          </OptionCard>
        ))}
      </div>
      {error ? <p className={styles.error}>{error}</p> : null}
    </fieldset>
  )
})
