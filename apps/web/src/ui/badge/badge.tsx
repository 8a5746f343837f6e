import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import styles from './badge.module.css'

type Props = {
  /** Where it lies decides how it is told apart from its ground. */
  readonly on?: 'picture' | 'surface'
  readonly title?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A word or two about the thing it lies on. */
export function Badge({ on = 'surface', title, className, children }: Props) {
  return (
    <span className={cx(styles.badge, className)} data-on={on} title={title}>
      {children}
    </span>
  )
}
