import { useEffect, useRef } from 'react'
import toast, { resolveValue, useToaster, type Toast } from 'react-hot-toast/headless'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/paths.ts'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { toastOptions } from './options.ts'
import styles from './toast.module.css'

/**
 * Shows toasts at the top right. The library's own renderer writes a style element, which the content policy
 * forbids, so only its logic is used. Reaching for one with pointer or keyboard stops the clock for all.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster(toastOptions)
  const { startPause, endPause } = handlers
  const goOn = useRef(endPause)
  useEffect(() => {
    goOn.current = endPause
  })
  // One that goes away under the pointer would leave the clock standing for the next toast.
  useEffect(() => () => goOn.current(), [])
  const dismiss = (id: string) => {
    toast.dismiss(id)
    // The button leaves under the pointer, and an element that leaves sends no event that would start the clock again.
    endPause()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is operated: the clock waits
    <section
      className={styles.toasts}
      aria-label="Notifications"
      onPointerEnter={startPause}
      onPointerLeave={endPause}
      onFocus={startPause}
      onBlur={endPause}
    >
      <ToastList toasts={toasts.filter((one) => one.type === 'error')} live="assertive" onDismiss={dismiss} />
      <ToastList toasts={toasts.filter((one) => one.type !== 'error')} live="polite" onDismiss={dismiss} />
    </section>
  )
}

type OnDismiss = { readonly onDismiss: (id: string) => void }
type ListProps = OnDismiss & { readonly toasts: readonly Toast[]; readonly live: 'polite' | 'assertive' }

// The live region is there before its first message; a region that arrives with its message is often not read out.
function ToastList({ toasts, live, onDismiss }: ListProps) {
  return (
    <ol className={styles.list} aria-live={live} aria-relevant="additions text">
      {toasts.map((one) => (
        <ToastItem key={one.id} toast={one} onDismiss={onDismiss} />
      ))}
    </ol>
  )
}

const icons: Partial<Record<Toast['type'], IconName>> = { success: 'check', error: 'warning', blank: 'info' }

function ToastItem({ toast: one, onDismiss }: OnDismiss & { readonly toast: Toast }) {
  const icon = icons[one.type]
  return (
    <li className={styles.toast} data-type={one.type} data-state={one.visible ? 'open' : 'closing'}>
      <span className={styles.mark}>
        {one.type === 'loading' ? <Spinner /> : null}
        {icon ? <Icon name={icon} /> : null}
      </span>
      <div className={styles.words}>{resolveValue(one.message, one)}</div>
      <Button
        variant="icon"
        size="sm"
        className={styles.dismiss}
        aria-label="Dismiss"
        onClick={() => onDismiss(one.id)}
      >
        <Icon name="close" />
      </Button>
    </li>
  )
}
