import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './character-grid.module.css'

/** A card that is still to come. */
export function WaitingCard() {
  return (
    <div className={styles.card}>
      <Skeleton className={styles.picture} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.line} />
    </div>
  )
}

/** The wall before anything has arrived. */
export function WaitingCards({ count }: { readonly count: number }) {
  return (
    <div className={styles.waiting} aria-busy="true">
      <output className={type_.visuallyHidden}>Loading characters</output>
      {Array.from({ length: count }, (_, index) => (
        <WaitingCard key={index} />
      ))}
    </div>
  )
}
