import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/paths.ts'
import styles from './selection-bar.module.css'

type Props = {
  readonly count: number
  readonly archived: boolean
  readonly onFavourite: () => void
  readonly onTag: () => void
  readonly onArchive: () => void
  readonly onDelete: () => void
  readonly onClear: () => void
}

/** What one does to several at once: a sheet of paper at the bottom. */
export function SelectionBar({ count, archived, onFavourite, onTag, onArchive, onDelete, onClear }: Props) {
  const acts: readonly (readonly [string, IconName, () => void])[] = [
    ['Favourite', 'heart', onFavourite],
    ['Tag', 'tag', onTag],
    [archived ? 'Unarchive' : 'Archive', 'archive', onArchive],
    ['Delete', 'trash', onDelete],
  ]
  return (
    <section className={styles.bar} aria-label="Selection">
      <output>{count} selected</output>
      <div className={styles.acts}>
        {acts.map(([label, icon, act]) => (
          <Button key={label} variant="plain" size="sm" className={styles.act} onClick={act}>
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
