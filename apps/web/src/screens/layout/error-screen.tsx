import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './error-screen.module.css'

type Props = {
  readonly title: string
  readonly children: ReactNode
  readonly back: { readonly label: string; readonly to: string }
}

/** A screen that cannot do its work: it says so and shows the way back. */
export function ErrorScreen({ title, children, back }: Props) {
  return (
    <div className={styles.closed}>
      <h1 className={type_.display3}>{title}</h1>
      <p className={type_.lede}>{children}</p>
      <ButtonLink to={back.to}>
        <Icon name="arrowLeft" />
        {back.label}
      </ButtonLink>
    </div>
  )
}
