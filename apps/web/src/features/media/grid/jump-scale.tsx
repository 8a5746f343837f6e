import { formatNumber } from '#lib/format.ts'
import styles from './jump-scale.module.css'
import { shortMonth } from '#features/media/month-name.ts'

type Month = { readonly month: string; readonly count: number; readonly row: number }
type Props = {
  readonly months: readonly Month[]
  readonly current: string | undefined
  readonly onJump: (row: number) => void
}

/** The months along the edge; the length of a stroke is how much a month holds. */
export function JumpScale({ months, current, onJump }: Props) {
  const max = Math.max(...months.map(({ count }) => count))
  return (
    <nav className={styles.scale} aria-label="Jump to a month">
      {months.map(({ month, count, row }, index) => {
        const year = month.slice(0, 4)
        const newYear = months[index - 1]?.month.slice(0, 4) !== year
        return (
          <button
            key={month}
            type="button"
            className={styles.month}
            style={{ '--n': count / max }}
            data-year={newYear ? year : undefined}
            aria-current={month === current ? 'true' : undefined}
            aria-label={`${shortMonth(month)} ${year}, ${formatNumber(count)}`}
            onClick={() => onJump(row)}
          >
            {shortMonth(month)}
          </button>
        )
      })}
    </nav>
  )
}
