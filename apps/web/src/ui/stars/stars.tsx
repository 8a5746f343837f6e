import { Icon } from '#ui/icon/icon.tsx'
import styles from './stars.module.css'

type Props = {
  /** Null where none were given. */
  readonly rating: number | null
  /** So many were chosen, perhaps the same again. */
  readonly onRate: (stars: number) => void
}

const all = [1, 2, 3, 4, 5] as const

export function Stars({ rating, onRate }: Props) {
  return (
    <fieldset className={styles.stars} aria-label="Stars">
      {all.map((many) => (
        <button
          key={many}
          type="button"
          aria-label={many === 1 ? '1 star' : `${many} stars`}
          aria-pressed={rating === many}
          data-lit={many <= (rating ?? 0) || undefined}
          onClick={() => onRate(many)}
        >
          <Icon name="star" />
        </button>
      ))}
    </fieldset>
  )
}
