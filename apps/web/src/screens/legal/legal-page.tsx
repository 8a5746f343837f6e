import type { ReactNode } from 'react'
import type_ from '#ui/type/type.module.css'
import styles from './legal-page.module.css'

type Props = { readonly title: string; readonly lede: ReactNode; readonly children: ReactNode }

/** A text to read: one column, no decoration. */
export function LegalPage({ title, lede, children }: Props) {
  return (
    <article className={styles.page}>
      <h1 className={type_.display3}>{title}</h1>
      <p className={type_.lede}>{lede}</p>
      <div className={styles.text}>{children}</div>
    </article>
  )
}

export function LegalSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={type_.display5}>{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
