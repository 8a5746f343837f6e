import type_ from '#ui/type/type.module.css'
import styles from './progress.module.css'

type Props = {
  readonly label: string
  /** From 0 to 1; left out while it is not known. */
  readonly done?: number | undefined
}

/** The film along a job: it drifts while the job runs. The native element speaks, the film is what one sees. */
export function Progress({ label, done }: Props) {
  const share = done === undefined ? undefined : Math.min(1, Math.max(0, done))
  return (
    <span className={styles.progress}>
      <progress className={type_.visuallyHidden} aria-label={label} max={1} value={share} />
      <span
        className={styles.film}
        aria-hidden="true"
        data-state={share === undefined ? 'unknown' : 'known'}
        style={{ '--done': share ?? 1 }}
      />
    </span>
  )
}
