import { trashDays } from '@eidolon/contract/media/media.ts'
import { Button } from '#ui/button/button.tsx'
import styles from './media.module.css'

type Props = {
  /** Undefined when there is nothing in it. */
  readonly onEmpty: (() => void) | undefined
}

export function TrashNote({ onEmpty }: Props) {
  return (
    <div className={styles.trash}>
      <p>
        What is here is deleted {trashDays} days after it was thrown away; what was drawn again because it was not alike
        goes after a day.
      </p>
      {onEmpty ? (
        <Button variant="danger-quiet" size="sm" onClick={onEmpty}>
          Empty the trash
        </Button>
      ) : null}
    </div>
  )
}
