import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** The small screens' menu: closes on navigation, on Escape (focus goes back to its button) and on a press outside. */
export function useBarMenu() {
  const { key } = useLocation()
  // Open for one history entry only: whatever navigates (a link here, the back button) closes it.
  const [openFor, setOpenFor] = useState<string | undefined>(undefined)
  const open = openFor === key
  const barRef = useRef<HTMLElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      setOpenFor(undefined)
      buttonRef.current?.focus()
    }
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Element && document.getElementById('root')?.contains(event.target)) {
        if (!barRef.current?.contains(event.target)) setOpenFor(undefined)
      }
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [open])

  return {
    open,
    toggle: () => setOpenFor(open ? undefined : key),
    close: () => setOpenFor(undefined),
    barRef,
    buttonRef,
  }
}
