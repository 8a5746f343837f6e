import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/paths.ts'
import { Menu, type MenuEntry } from '#ui/menu/menu.tsx'
import styles from './selection-bar.module.css'

export type SelectionAct = { readonly label: string; readonly icon: IconName } & (
  | { readonly onSelect: () => void }
  /** It can be done in several ways. */
  | { readonly entries: readonly MenuEntry[] }
)

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
        {acts.map((act) => {
          const { label, icon } = act
          const shown = (
            <>
              <Icon name={icon} />
              <span className={styles.label}>{label}</span>
            </>
          )
          const look = { variant: 'plain', size: 'sm', className: styles.act } as const
          return 'entries' in act ? (
            <Menu key={label} entries={act.entries} trigger={<Button {...look}>{shown}</Button>} />
          ) : (
            <Button key={label} {...look} onClick={act.onSelect}>
              {shown}
            </Button>
          )
        })}
      </div>
      <Button variant="icon" size="sm" className={styles.act} aria-label="Clear selection" onClick={onClear}>
        <Icon name="close" />
      </Button>
    </section>
  )
}
