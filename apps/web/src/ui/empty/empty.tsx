import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import type_ from '#ui/type/type.module.css'
import styles from './empty.module.css'

type Props = {
  readonly title: string
  /** The level it has on its page. */
  readonly as?: 'h1' | 'h2' | 'h3'
  readonly children?: ReactNode
  readonly action?: ReactNode
  readonly className?: string | undefined
}

/** What a list shows when it has nothing: what would be here, and the way to the first one. */
export function Empty({ title, as: Heading = 'h3', children, action, className }: Props) {
  return (
    <div className={cx(styles.empty, className)}>
      <Heading className={type_.display4}>{title}</Heading>
      {children ? <p>{children}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}
