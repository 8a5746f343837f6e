import type { ReactNode } from 'react'
import styles from './stage-state.module.css'

type Props = {
  /** Nothing is to be said just now. */
  readonly isQuiet?: boolean
  readonly children: ReactNode
}

/** What is being done to whoever stands here, in a corner of the stage; heard by screen readers when it changes. */
export function StageState({ isQuiet = false, children }: Props) {
  return (
    <output className={styles.state} data-quiet={isQuiet || undefined}>
      {children}
    </output>
  )
}
