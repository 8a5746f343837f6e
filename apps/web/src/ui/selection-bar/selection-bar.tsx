import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/paths.ts'
import styles from './selection-bar.module.css'

export type SelectionAct = { readonly label: string; readonly icon: IconName; readonly onSelect: () => void }

type Props = {
  readonly count: number
  readonly acts: readonly SelectionAct[]
  readonly onClear: () => void
}

/** What one does to several at once: a sheet of paper at the bottom. */
export function SelectionBar({ count, acts, onClear }: Props) {
  return (
    <section className={styles.bar} aria-label="Selection">
      <output>{count.toLocaleString(document.documentElement.lang || 'en')} selected</output>
      <div className={styles.acts}>
        {acts.map(({ label, icon, onSelect }) => (
          <Button key={label} variant="plain" size="sm" className={styles.act} onClick={onSelect}>
            <Icon name={icon} />
            <span className={styles.label}>{label}</span>
          </Button>
        ))}
      </div>
      <Button variant="icon" size="sm" className={styles.act} aria-label="Clear selection" onClick={onClear}>
        <Icon name="close" />
      </Button>
    </section>
  )
}
