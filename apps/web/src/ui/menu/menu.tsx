import { Menu as Base } from '@base-ui/react/menu'
import { type ReactElement, type RefObject, useId } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/paths.ts'
import styles from './menu.module.css'

export type MenuEntry =
  | {
      readonly label: string
      /** What it is for, below its label. */
      readonly hint?: string
      readonly icon?: IconName
      /** The key that does the same, shown beside it. */
      readonly shortcut?: string
      readonly tone?: 'danger'
      readonly disabled?: boolean
      /** Choosing it leaves the menu open: the entry itself says what has happened. */
      readonly keepOpen?: boolean
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
      <Entries entries={entries} />
    </Base.Root>
  )
}

type AnchoredProps = {
  /** The control it belongs to, which says so with aria-haspopup and aria-expanded. */
  readonly anchor: RefObject<HTMLElement | null>
  /** Where it is put: in the same landmark as its control, so that nothing on the page is outside of one. */
  readonly container: RefObject<HTMLElement | null>
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly entries: readonly MenuEntry[]
}

/** A menu for a control that is there before the menu's code is. */
export function AnchoredMenu({ anchor, container, open, onOpenChange, entries }: AnchoredProps) {
  const change = (next: boolean, details: Base.Root.ChangeEventDetails) => {
    const { target } = details.event
    // The control opens and closes by itself; taken for a press outside, its press would close and open again.
    if (!next && target instanceof Node && anchor.current?.contains(target)) details.cancel()
    else onOpenChange(next)
  }
  return (
    <Base.Root open={open} onOpenChange={change}>
      <Entries entries={entries} anchor={anchor} container={container} />
    </Base.Root>
  )
}

type EntriesProps = Pick<Props, 'entries'> & Partial<Pick<AnchoredProps, 'anchor' | 'container'>>

function Entries({ entries, anchor, container }: EntriesProps) {
  const id = useId()
  return (
    <Base.Portal container={container}>
      <Base.Positioner className={styles.positioner} sideOffset={8} align="start" anchor={anchor}>
        <Base.Popup className={styles.menu}>
          {entries.map((entry, index) =>
            entry === 'line' ? (
              // oxlint-disable-next-line react/no-array-index-key -- a line is nothing but its place
              <Base.Separator key={`line-${index}`} className={styles.line} />
            ) : (
              <Base.Item
                // oxlint-disable-next-line react/no-array-index-key -- an entry may change its words and stay the same
                key={`entry-${index}`}
                className={styles.item}
                data-tone={entry.tone}
                disabled={entry.disabled}
                closeOnClick={!entry.keepOpen}
                onClick={entry.onSelect}
                {...(entry.hint && { 'aria-label': entry.label, 'aria-describedby': `${id}-${index}` })}
              >
                {entry.icon ? <Icon name={entry.icon} className={styles.icon} /> : null}
                {entry.hint ? (
                  <span className={styles.told}>
                    {entry.label}
                    <span id={`${id}-${index}`} className={styles.hint}>
                      {entry.hint}
                    </span>
                  </span>
                ) : (
                  entry.label
                )}
                {entry.shortcut ? <kbd className={styles.key}>{entry.shortcut}</kbd> : null}
              </Base.Item>
            ),
          )}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}
