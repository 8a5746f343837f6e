import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/paths.ts'
import styles from './menu.module.css'

type MenuEntry =
  | {
      readonly label: string
      readonly icon?: IconName
      /** The key that does the same, shown beside it. */
      readonly shortcut?: string
      readonly tone?: 'danger'
      readonly disabled?: boolean
      readonly onSelect: () => void
    }
  | 'line'

type Props = {
  /** The control that opens it, a Button as a rule. */
  readonly trigger: ReactElement
  readonly entries: readonly MenuEntry[]
}

export function Menu({ trigger, entries }: Props) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={8} align="start">
          <Base.Popup className={styles.menu}>
            {entries.map((entry, index) =>
              entry === 'line' ? (
                // oxlint-disable-next-line react/no-array-index-key -- a line is nothing but its place
                <Base.Separator key={`line-${index}`} className={styles.line} />
              ) : (
                <Base.Item
                  key={entry.label}
                  className={styles.item}
                  data-tone={entry.tone}
                  disabled={entry.disabled}
                  onClick={entry.onSelect}
                >
                  {entry.icon ? <Icon name={entry.icon} className={styles.icon} /> : null}
                  {entry.label}
                  {entry.shortcut ? <kbd className={styles.key}>{entry.shortcut}</kbd> : null}
                </Base.Item>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
