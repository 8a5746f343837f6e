import type { ReactNode } from 'react'
import type_ from '#ui/type/type.module.css'
import styles from './kit.module.css'

type Props = {
  readonly title: string
  readonly note: string
  readonly stack?: boolean
  readonly children: ReactNode
}

export function Sample({ title, note, stack = false, children }: Props) {
  return (
    <section className={styles.sample}>
      <header>
        <h2 className={type_.display4}>{title}</h2>
        <p className={type_.hint}>{note}</p>
      </header>
      <div className={styles.show} data-stack={stack || undefined}>
        {children}
      </div>
    </section>
  )
}
