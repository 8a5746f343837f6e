import { cx } from '#ui/cx.ts'
import styles from './skeleton.module.css'

/** A place that is being filled. It breathes; the list around it says in words that it is loading. */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return <span className={cx(styles.skeleton, className)} aria-hidden="true" />
}
