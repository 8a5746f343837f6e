import { useLocation } from 'react-router'
import { Dialog } from '#ui/dialog/dialog.tsx'
import styles from './keys-sheet.module.css'
import { keysAt } from './screen-keys.ts'

type Props = { readonly open: boolean; readonly onClose: () => void }

/** What the keyboard does on the screen that is shown. */
export function KeysSheet({ open, onClose }: Props) {
  const { pathname } = useLocation()
  return (
    <Dialog title="Keys" open={open} onClose={onClose}>
      <dl className={styles.keys}>
        {keysAt(pathname).map(([key, does]) => (
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
