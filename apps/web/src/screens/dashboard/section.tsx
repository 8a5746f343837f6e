import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import type_ from '#ui/type/type.module.css'
import styles from './dashboard.module.css'

type Props = {
  readonly title: string
  /** Where the rest is. */
  readonly all: string
  readonly busy: boolean
  readonly children: ReactNode
}

export function Section({ title, all, busy, children }: Props) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id} aria-busy={busy}>
      <div className={styles.head}>
        <h2 className={type_.display4} id={id}>
          {title}
        </h2>
        <Link to={all} aria-label={`View All: ${title}`} className={styles.all}>
          View All
        </Link>
      </div>
      {children}
    </section>
  )
}
