import { useEffect, useRef } from 'react'

/**
 * For what takes the place of the button that asked for it: the focus of whoever pressed that by key is lost with it, and
 * goes on from here. Needs `tabIndex={-1}`. Who has gone elsewhere meanwhile stays there.
 */
export function useFocusIfLost<Element_ extends HTMLElement>() {
  const ref = useRef<Element_>(null)
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body) {
      ref.current?.focus({ preventScroll: true })
    }
  }, [])
  return ref
}
