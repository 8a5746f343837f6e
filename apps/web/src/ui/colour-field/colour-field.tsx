import { useId } from 'react'
import { Button } from '#ui/button/button.tsx'
import styles from './colour-field.module.css'

type Props = {
  readonly label: string
  /** `#rrggbb`, or empty for none where that is allowed. */
  readonly value: string
  readonly none?: boolean
  readonly onChange: (value: string) => void
}

export function ColourField({ label, value, none = false, onChange }: Props) {
  const id = useId()
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
          value={value || '#000000'}
          onChange={(event) => onChange(event.target.value)}
        />
        <span className={styles.code}>{value || 'none'}</span>
        {none && value !== '' ? (
          <Button variant="plain" size="sm" aria-label={`No ${label.toLowerCase()}`} onClick={() => onChange('')}>
            None
          </Button>
        ) : null}
      </div>
    </div>
  )
}
