import type { ReactNode } from 'react'
import styles from './pick.module.css'

type Props = {
  /** What the choices of one list share. */
  readonly name: string
  readonly checked: boolean
  readonly onPick: () => void
  /** What it looks like; a square. */
  readonly picture: ReactNode
  readonly children: ReactNode
}

/** One of several, chosen by its picture. */
export function Pick({ name, checked, onPick, picture, children }: Props) {
  return (
    <label className={styles.pick}>
      <input type="radio" name={name} checked={checked} onChange={onPick} />
      <span className={styles.frame}>{picture}</span>
      {children}
    </label>
  )
}
