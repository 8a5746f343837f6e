import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import styles from './upload-panel.module.css'
import type { Upload } from './uploads.ts'

type Props = {
  readonly list: readonly Upload[]
  readonly onRetry: (key: number) => void
  readonly onClose: () => void
}

/** How far the files are. */
export function UploadPanel({ list, onRetry, onClose }: Props) {
  if (list.length === 0) return null
  const done = list.filter(({ state }) => state === 'done').length
  const failed = list.filter(({ state }) => state === 'failed').length
  return (
    <section className={styles.panel} aria-label="Uploads">
      <div className={styles.head}>
        <output>
          {done} of {list.length} uploaded{failed > 0 ? `, ${failed} not` : ''}
        </output>
        <Button variant="icon" size="sm" aria-label="Close the list of uploads" onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      <ul className={styles.list}>
        {list.map(({ key, name, share, state, reason, again }) => (
          <li key={key}>
            <span className={styles.name}>{name}</span>
            {state === 'done' ? <Icon name="check" className={styles.done} /> : null}
            {state === 'failed' && again ? (
              <Button variant="quiet" size="sm" aria-label={`Retry ${name}`} onClick={() => onRetry(key)}>
                Retry
              </Button>
            ) : null}
            {state === 'failed' && reason ? <span className={styles.wide}>{reason}</span> : null}
            {state === 'running' || state === 'waiting' ? (
              <div className={styles.wide}>
                <Progress label={`Uploading ${name}`} done={share} />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
