import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

type Pages = {
  readonly strip: RefObject<HTMLElement | null>
  readonly count: number
  /** How far pages are apart, in pixels. */
  readonly pitch: number
  readonly onMove: (from: number, to: number) => void
}

/** A page on its way: from where, over which place, and how far it has been taken. */
export type PageOnItsWay = { readonly from: number; readonly to: number; readonly by: number }

/** For how long a finger rests on a page before it takes it along; what moves earlier scrolls the strip. */
const rest = 350
const tremble = 6
/** How near to an end of the strip it begins to scroll by itself, and how quickly. */
const brink = 48
const scrolled = 9

type DraggedPage = {
  readonly from: number
  readonly pointerId: number
  /** Where it was taken, as a place in all that can be scrolled. */
  readonly start: number
  x: number
  timer?: ReturnType<typeof setTimeout>
}

/** Pages that are dragged along their strip: at once by a mouse, after a moment's rest by a finger. */
export function usePageDrag({ strip, count, pitch, onMove }: Pages) {
  const held = useRef<DraggedPage>(undefined)
  const [onItsWay, setOnItsWay] = useState<PageOnItsWay>()
  const isDragging = onItsWay !== undefined
  /** A drag ends with a click, which is none. */
  const justDropped = useRef(false)

  const placeOf = ({ from, start, x }: DraggedPage): PageOnItsWay => {
    const by = x + (strip.current?.scrollLeft ?? 0) - start
    return { from, by, to: Math.min(count - 1, Math.max(0, from + Math.round(by / pitch))) }
  }
  const follow = () => held.current && setOnItsWay(placeOf(held.current))
  const letGo = () => {
    clearTimeout(held.current?.timer)
    held.current = undefined
    setOnItsWay(undefined)
  }

  useEffect(() => {
    const { current: box } = strip
    if (!isDragging || !box) return
    // A finger that drags a page does not scroll; only a listener that says so beforehand may forbid it.
    const still = (event: Event) => event.preventDefault()
    box.addEventListener('touchmove', still, { passive: false })
    box.addEventListener('contextmenu', still)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') letGo()
    }
    window.addEventListener('keydown', onKey)
    let frame = requestAnimationFrame(function look() {
      const { left, right } = box.getBoundingClientRect()
      const x = held.current?.x ?? (left + right) / 2
      const step = x < left + brink ? -scrolled : x > right - brink ? scrolled : 0
      if (step !== 0) {
        box.scrollLeft += step
        follow()
      }
      frame = requestAnimationFrame(look)
    })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('keydown', onKey)
      box.removeEventListener('touchmove', still)
      box.removeEventListener('contextmenu', still)
    }
  })

  const begin = () => {
    const { current: taken } = held
    if (!taken) return
    strip.current?.setPointerCapture(taken.pointerId)
    follow()
  }
  return {
    onItsWay,
    /** Whether the click that is being handled ended a drag. */
    wasDrag: () => justDropped.current,
    take: (event: PointerEvent, from: number) => {
      if (event.button !== 0 || !event.isPrimary || count < 2) return
      justDropped.current = false
      const start = event.clientX + (strip.current?.scrollLeft ?? 0)
      held.current = { from, pointerId: event.pointerId, start, x: event.clientX }
      if (event.pointerType === 'touch') held.current.timer = setTimeout(begin, rest)
    },
    handlers: {
      onPointerMove(event: PointerEvent) {
        const { current: taken } = held
        if (!taken || taken.pointerId !== event.pointerId) return
        const moved = Math.abs(event.clientX - taken.x) > tremble
        if (!isDragging && !moved) return
        if (!isDragging && event.pointerType === 'touch') return letGo()
        taken.x = event.clientX
        if (isDragging) follow()
        else begin()
      },
      onPointerUp() {
        const { current: taken } = held
        if (taken && isDragging) {
          const { from, to } = placeOf(taken)
          justDropped.current = true
          if (to !== from) onMove(from, to)
        }
        letGo()
      },
      onPointerCancel: letGo,
    },
  }
}
