import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './chip.module.css'

type ChipProps = {
  /** `understood` has a mark; `unknown` is dashed and asks: never told by color alone. */
  readonly kind: 'understood' | 'unknown'
  readonly text: string
  /** Which property the words were read as. */
  readonly about?: string
  readonly onRemove?: () => void
}

/** A word of the visitor's that was read, or could not be. */
export function Chip({ kind, text, about, onRemove }: ChipProps) {
  const name = about ? `${about}: ${text}` : text
  return (
    <span className={styles.chip} data-kind={kind} data-removable={onRemove ? true : undefined}>
      <span>
        {about ? <span className={styles.about}>{about} </span> : null}
        {text}
      </span>
      {onRemove ? (
        <button
          type="button"
          className={styles.remove}
          aria-label={kind === 'unknown' ? `Dismiss ${name}` : `Remove ${name}`}
          onClick={onRemove}
        >
          <Icon name="close" className={styles.cross} />
        </button>
      ) : null}
    </span>
  )
}

type ChoiceProps = Omit<ComponentProps<'input'>, 'className'> & { readonly children: ReactNode }

/** A chip one chooses: a radio, or a checkbox with `type="checkbox"`. */
export function ChoiceChip({ children, type = 'radio', ...rest }: ChoiceProps) {
  return (
    <label className={styles.chip} data-kind="choice">
      <input {...rest} type={type} className={styles.input} />
      {children}
    </label>
  )
}

export function Chips({ children }: { readonly children: ReactNode }) {
  return <div className={styles.chips}>{children}</div>
}
