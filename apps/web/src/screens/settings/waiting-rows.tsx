import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './waiting-rows.module.css'

/** Rows that are on their way. */
export function WaitingRows({ count = 3 }: { readonly count?: number }) {
  return (
    <output className={styles.rows} aria-label="Loading">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={styles.row} />
      ))}
    </output>
  )
}
