import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** The small screens' menu: closes on navigation, on Escape (focus goes back to its button) and on a press outside. */
export function useBarMenu() {
  const { key } = useLocation()
  // Open for one history entry only: the next navigation has another key, and the menu is closed without an effect.
  const [openFor, setOpenFor] = useState<string | undefined>(undefined)
  const open = openFor === key
  const barRef = useRef<HTMLElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const close = () => setOpenFor(undefined)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      close()
      buttonRef.current?.focus()
    }
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Element && document.getElementById('root')?.contains(event.target)) {
        if (!barRef.current?.contains(event.target)) close()
      }
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [open])

  return { open, toggle: () => setOpenFor(open ? undefined : key), barRef, buttonRef }
}
