import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef, type ReactNode, type RefObject } from 'react'
import { Button } from '#ui/button/button.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type_ from '#ui/type/type.module.css'
import styles from './dialog.module.css'

type Props = {
  readonly title: string
  /** Left out where the dialog is rendered only while it is open. */
  readonly open?: boolean
  /** For what is looked at beside what is said. */
  readonly wide?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  /** Buttons, the one that acts last. */
  readonly actions?: ReactNode
  /** What gets the focus afterwards, where it is not what had it before. */
  readonly finalFocus?: RefObject<HTMLElement | null>
}

/** Modal: traps focus, begins in its form, closes on Escape and outside, gives focus back. The title is its accessible name. */
export function Dialog({ title, open = true, wide = false, onClose, children, actions, finalFocus }: Props) {
  const popup = useRef<HTMLDivElement>(null)
  // A form opened by key or pointer has its first field focused; on touch that would only raise a keyboard over it.
  const focusFirst = (opened: string) =>
    (opened === 'touch' ? null : popup.current?.querySelector<HTMLElement>('form input')) ?? true
  // Asked again when the dialog has faded out: by then the focus may have moved on, and is left alone.
  const focusAfterwards = () => {
    const { activeElement, body } = document
    const lost = activeElement === null || activeElement === body || popup.current?.contains(activeElement)
    return lost ? finalFocus?.current : false
  }
  return (
    <Base.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Base.Portal>
        {/* Over another dialog too, which waits for this one. */}
        <Base.Backdrop forceRender className={styles.scrim} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            ref={popup}
            className={styles.dialog}
            data-wide={wide || undefined}
            initialFocus={focusFirst}
            {...(finalFocus && { finalFocus: focusAfterwards })}
          >
            <div className={styles.head}>
              <Base.Title className={cx(type_.display4, styles.title)}>{title}</Base.Title>
              <Base.Close render={<Button variant="icon" aria-label="Close" className={styles.close} />}>
                <Icon name="close" />
              </Base.Close>
            </div>
            <div className={styles.body}>{children}</div>
            {actions ? <div className={styles.foot}>{actions}</div> : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
