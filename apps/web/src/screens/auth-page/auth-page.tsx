import type { ReactNode } from 'react'
import { tomas } from '#art/people.ts'
import { ImageView } from '#ui/image-view/image-view.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './auth-page.module.css'

type Props = { readonly title: string; readonly lede?: ReactNode; readonly children?: ReactNode }

/** What stands at the door beside the login: one thing to do, and a portrait. */
export function AuthPage({ title, lede, children }: Props) {
  return (
    <div className={styles.page}>
      <ImageView className={styles.picture} picture={tomas} alt="" sizes="(min-width: 48rem) 50vw, 100vw" priority />
      <section className={styles.panel} aria-labelledby="auth-title">
        <h1 id="auth-title" className={type_.display3}>
          {title}
        </h1>
        {lede ? <p className={type_.lede}>{lede}</p> : null}
        {children}
      </section>
    </div>
  )
}
