import type { ComponentProps } from 'react'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './field.module.css'

type Props = ComponentProps<'input'> & { readonly label: string }

/** The glass says what it is to the eye, the hidden label to everybody else. */
export function SearchField({ label, className, ...rest }: Props) {
  return (
    <label className={cx(styles.search, className)}>
      <span className={type_.visuallyHidden}>{label}</span>
      <Icon name="search" className={styles.glass} />
      <input {...rest} type="search" className={styles.input} />
    </label>
  )
}
