import toast from 'react-hot-toast/headless'
import { Button } from '#ui/button/button.tsx'
import styles from './action-toast.module.css'

/** Something was done, and can be taken back: longer than others, because one has to read, decide and reach it. */
export function toastWithAction(words: string, label: string, act: () => void): void {
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
    { duration: 10_000 },
  )
}
