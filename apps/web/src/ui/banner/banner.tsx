import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './banner.module.css'

type Props = {
  readonly tone?: 'plain' | 'warn' | 'danger'
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** Something about the whole screen that one should know before going on. */
export function Banner({ tone = 'plain', children, actions }: Props) {
  return (
    <div className={styles.banner} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={tone === 'plain' ? 'info' : 'warning'} />
      <div className={styles.words}>{children}</div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  )
}
