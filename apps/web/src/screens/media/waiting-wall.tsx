import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './media.module.css'

const ratios = [1.5, 0.8, 0.8, 1, 1.5, 0.8, 1.2, 0.8, 1]

export function WaitingWall() {
  return (
    <div className={styles.waiting}>
      <span className={type_.visuallyHidden}>Loading your media</span>
      {ratios.map((ratio, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the places are all alike and never move
        <span key={index} style={{ '--ar': ratio }}>
          <Skeleton className={styles.place} />
        </span>
      ))}
    </div>
  )
}
