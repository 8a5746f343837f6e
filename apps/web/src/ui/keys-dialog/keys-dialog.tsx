import { useEffect, useState } from 'react'
import { Dialog } from '#ui/dialog/dialog.tsx'
import styles from './keys-dialog.module.css'

type Props = {
  /** What each key does, in the order that one learns them. */
  readonly keys: readonly (readonly [string, string])[]
}

/** The sheet that a question mark opens, except in a text field. */
export function KeysDialog({ keys }: Props) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof Element && event.target.closest('input:not([type=checkbox]), textarea, select')
      if (event.key !== '?' || typing || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      setOpen((shown) => !shown)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <Dialog title="Keys" open={open} onClose={() => setOpen(false)}>
      <dl className={styles.keys}>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
