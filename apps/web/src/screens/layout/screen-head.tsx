import type { ReactNode } from 'react'
import type_ from '#ui/type/type.module.css'
import styles from './screen-head.module.css'

type Props = { readonly title: ReactNode; readonly children?: ReactNode }

/** A studio screen's title, with what one does there beside it. */
export function ScreenHead({ title, children }: Props) {
  return (
    <div className={styles.head}>
      <h1 className={type_.display3}>{title}</h1>
      {children ? <div className={styles.actions}>{children}</div> : null}
    </div>
  )
}
