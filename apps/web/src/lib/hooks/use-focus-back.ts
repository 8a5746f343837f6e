import { useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * For a button that something takes the place of. The second of both takes that away again and goes on from the button,
 * and not from the top of the page.
 */
export function useFocusBack(takeAway: () => void) {
  const ref = useRef<HTMLButtonElement>(null)
  const close = (): void => {
    flushSync(takeAway)
    ref.current?.focus({ preventScroll: true })
  }
  return [ref, close] as const
}
