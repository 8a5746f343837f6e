import toast from 'react-hot-toast/headless'
import { Button } from '#ui/button/button.tsx'
import styles from './action-toast.module.css'

/**
 * Something was done, and can be taken back: longer than others, because one has to read, decide and reach it. One with
 * the same id is replaced.
 */
export function toastWithAction(words: string, label: string, act: () => void, id?: string): void {
  toast(
    ({ id }) => (
      <span className={styles.words}>
        <span>{words}</span>
        <Button
          variant="plain"
          size="sm"
          className={styles.action}
          onClick={() => {
            toast.dismiss(id)
            act()
          }}
        >
          {label}
        </Button>
      </span>
    ),
    { duration: 10_000, ...(id && { id }) },
  )
}
