import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/paths.ts'
import styles from './rows.module.css'

type RowsProps = {
  /** What the rows are, where no heading above them says so. */
  readonly label?: string
  readonly busy?: boolean
  readonly children: ReactNode
}

/** Ruled lines, each about one thing: what it is, how it stands, what one can do with it. */
export function Rows({ label, busy = false, children }: RowsProps) {
  return (
    <ul className={styles.rows} aria-label={label} aria-busy={busy || undefined}>
      {children}
    </ul>
  )
}

type RowProps = {
  readonly title: ReactNode
  readonly icon?: IconName
  /** Said beside the title: a badge or two. */
  readonly marks?: ReactNode
  readonly hint?: ReactNode
  readonly actions?: ReactNode
}

export function Row({ title, icon, marks, hint, actions }: RowProps) {
  return (
    <li className={styles.row} data-icon={icon ? '' : undefined}>
      {icon ? <Icon name={icon} className={styles.icon} /> : null}
      <div className={styles.words}>
        <p className={styles.title}>
          <span>{title}</span>
          {marks}
        </p>
        {hint ? <div className={styles.hint}>{hint}</div> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </li>
  )
}
