import { cx } from '#ui/cx.ts'
import styles from './icon.module.css'
import { iconPaths, type IconName } from './paths.ts'

type Props = { readonly name: IconName; readonly className?: string | undefined }

/** Always decoration: the control that carries it has the words. */
export function Icon({ name, className }: Props) {
  return (
    <svg className={cx(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
