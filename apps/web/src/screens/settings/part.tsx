import { useId, type ReactNode } from 'react'
import type_ from '#ui/type/type.module.css'
import styles from './part.module.css'

type HeadProps = { readonly title: string; readonly children?: ReactNode; readonly actions?: ReactNode }

/** The beginning of a part: its name, and in a sentence what it is about. */
export function PartHead({ title, children, actions }: HeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1 className={type_.display3}>{title}</h1>
        {children ? <p className={styles.lede}>{children}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  )
}

type SectionProps = { readonly title: string; readonly about?: ReactNode; readonly children: ReactNode }

export function PartSection({ title, about, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={type_.display4}>
          {title}
        </h2>
        {about ? <p className={styles.about}>{about}</p> : null}
      </div>
      {children}
    </section>
  )
}
