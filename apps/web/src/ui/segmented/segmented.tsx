import { useId } from 'react'
import styles from './segmented.module.css'

type Props<T extends string> = {
  readonly label: string
  readonly options: readonly { readonly id: T; readonly label: string }[]
  readonly value: T
  readonly disabled?: boolean
  readonly onChange: (id: T) => void
}

/** One of a few, all of them in sight: native radio buttons, so that arrow keys move between them. */
export function Segmented<T extends string>({ label, options, value, disabled = false, onChange }: Props<T>) {
  const name = useId()
  return (
    <fieldset className={styles.field} disabled={disabled}>
      <legend>{label}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.id} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
