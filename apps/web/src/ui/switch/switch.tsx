import type { ComponentProps, ReactNode } from 'react'
import styles from './switch.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> & { readonly children: ReactNode }

/** On or off, at once: a native checkbox that calls itself a switch. */
export function Switch({ children, ...rest }: Props) {
  return (
    <label className={styles.switch}>
      <span>{children}</span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells by itself whether it is checked */}
      <input {...rest} type="checkbox" role="switch" className={styles.input} />
    </label>
  )
}
