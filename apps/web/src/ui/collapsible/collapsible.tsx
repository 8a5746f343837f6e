import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './collapsible.module.css'

type Props = {
  readonly title: string
  readonly hint: string
  readonly open: boolean
  readonly onToggle: (open: boolean) => void
  readonly children: ReactNode
}

/** A part of a form that is folded away until it is needed. */
export function Collapsible({ title, hint, open, onToggle, children }: Props) {
  return (
    <details className={styles.fold} open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>
        <span className={type_.display5}>{title}</span>
        <span className={type_.hint}>{hint}</span>
        <Icon name="chevronDown" />
      </summary>
      {children}
    </details>
  )
}
