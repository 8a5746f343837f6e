import { useState } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './chip.module.css'

type Props = {
  readonly about: string
  readonly value: string
  /** What it says where `about` and the value would not make sense of it; by `about` alone its list is named then. */
  readonly text?: string
  readonly choices: readonly { readonly id: string; readonly label: string }[]
  /** It was chosen by hand rather than read. */
  readonly chosen: boolean
  readonly onChoose: (id: string) => void
  readonly onRemove: () => void
}

/**
 * A word that was read, with what it could mean instead: the platform's own list lies invisibly over the words. It is
 * filled when somebody comes to it: a prompt has a dozen such chips, and some lists have hundreds of values.
 */
export function ChoosableChip({ about, value, text, choices, chosen, onChoose, onRemove }: Props) {
  const [used, setUsed] = useState(false)
  const label = choices.find(({ id }) => id === value)?.label ?? value
  return (
    <span className={styles.chip} data-kind="understood" data-removable data-chosen={chosen || undefined}>
      <span className={styles.choosable}>
        {text === undefined ? (
          <>
            <span className={styles.about}>{about} </span>
            {label.toLowerCase()}
          </>
        ) : (
          text
        )}
        <Icon name="chevronDown" className={styles.cross} />
        <select
          className={styles.list}
          aria-label={`${about}: choose another value`}
          value={value}
          onFocus={() => setUsed(true)}
          onPointerDown={() => setUsed(true)}
          onChange={(event) => onChoose(event.target.value)}
        >
          {used && choices.some(({ id }) => id === value) ? null : <option value={value}>{label}</option>}
          {used
            ? choices.map((choice) => (
                <option key={choice.id} value={choice.id}>
                  {choice.label}
                </option>
              ))
            : null}
        </select>
      </span>
      <button
        type="button"
        className={styles.remove}
        aria-label={`Remove ${about}: ${text ?? label}`}
        onClick={onRemove}
      >
        <Icon name="close" className={styles.cross} />
      </button>
    </span>
  )
}
