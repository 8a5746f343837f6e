import type { ReactNode } from 'react'
import styles from './empty-sheet.module.css'

type Props = {
  /** Width by height of each place that is still free; they stand beside the words where there is room. */
  readonly ratios: readonly number[]
  /** Portraits need more height than a row of media. */
  readonly tall?: boolean
  readonly children: ReactNode
}

/** A contact sheet before its first print: the empty state lies on it, and the free places show what will come. */
export function EmptySheet({ ratios, tall = false, children }: Props) {
  return (
    <div className={styles.sheet} data-tall={tall || undefined}>
      {children}
      <div className={styles.places} aria-hidden="true">
        {ratios.map((ratio, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the places are all alike and never move
          <span key={index} className={styles.place} style={{ '--ar': ratio }} />
        ))}
      </div>
    </div>
  )
}
