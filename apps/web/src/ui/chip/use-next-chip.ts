import { type RefObject, useEffect, useRef } from 'react'

/**
 * Whoever has removed a chip goes on with the one in its place, or with what `otherwise` gives when it was the last.
 * Gives the function to call with the place of the chip that is being removed.
 */
export function useNextChip(
  list: RefObject<HTMLElement | null>,
  otherwise: (list: HTMLElement) => HTMLElement | null | undefined = (element) => element,
): (place: number) => void {
  const next = useRef<number>(undefined)
  useEffect(() => {
    const [element, place] = [list.current, next.current]
    next.current = undefined
    if (place === undefined || !element) return
    const crosses = element.querySelectorAll<HTMLElement>('button[aria-label^="Remove "]')
    const cross = crosses[Math.min(place, crosses.length - 1)] ?? otherwise(element)
    cross?.focus()
  })
  return (place) => {
    next.current = place
  }
}
