import type { ReactNode } from 'react'
import styles from './option-card.module.css'

type Props = {
  /** What the choices of one list share. */
  readonly name: string
  readonly checked: boolean
  readonly onPick: () => void
  /** Several may be chosen. */
  readonly many?: boolean
  readonly disabled?: boolean
  /** What it looks like; a square. */
  readonly picture: ReactNode
  readonly children: ReactNode
}

/** One of several, or some of them, chosen by the picture. */
export function OptionCard({ name, checked, onPick, many = false, disabled = false, picture, children }: Props) {
  return (
    <label className={styles.pick} data-disabled={disabled || undefined}>
      <input type={many ? 'checkbox' : 'radio'} name={name} checked={checked} disabled={disabled} onChange={onPick} />
      <span className={styles.frame}>{picture}</span>
      {children}
    </label>
  )
}
