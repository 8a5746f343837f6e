import { useId } from 'react'
import { Button } from '#ui/button/button.tsx'
import styles from './color-field.module.css'

type Props = {
  readonly label: string
  /** `#rrggbb`, or empty for none where that is allowed. */
  readonly value: string
  readonly none?: boolean
  /** What none is called, and the color that is there then. */
  readonly noneLabel?: string
  readonly unset?: string
  /** What has become of the color that was picked, where it could not stay. */
  readonly note?: string | undefined
  readonly onChange: (value: string) => void
}

export function ColorField({ label, value, none = false, noneLabel = 'none', unset, note, onChange }: Props) {
  const id = useId()
  const noteId = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.colour}
          data-none={value === '' || undefined}
          type="color"
          value={value || unset || '#000000'}
          aria-describedby={note ? noteId : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        <span className={styles.code}>{value || noneLabel}</span>
        {none && value !== '' ? (
          <Button
            variant="plain"
            size="sm"
            aria-label={`${capital(noneLabel)}: ${label.toLowerCase()}`}
            onClick={() => onChange('')}
          >
            {capital(noneLabel)}
          </Button>
        ) : null}
      </div>
      <output className={styles.note} id={noteId}>
        {note}
      </output>
    </div>
  )
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
