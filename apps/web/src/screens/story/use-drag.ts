import type { Point } from '@eidolon/stories'
import { useRef, type PointerEvent } from 'react'

/** Where something lies on its page. */
export type BoxStyle = {
  readonly left: string
  readonly top: string
  readonly width?: string
  readonly height?: string
}

type Drag = {
  /** Where it is dragged to, and how far from where it was taken, in parts of the page's width and height. */
  readonly onDrag: (to: Point, by: Point, doing: string) => void
  readonly onStart?: () => void
}

/** Handlers for something that is dragged over a page, by mouse, pen or finger. */
export function useDrag({ onDrag, onStart }: Drag) {
  const taken = useRef<{ readonly at: Point; readonly box: DOMRect; readonly doing: string; moved: boolean }>(undefined)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      const page = event.currentTarget.closest('[data-page]')
      if (!page) return
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      const at = { x: event.clientX, y: event.clientY }
      taken.current = { at, box: page.getBoundingClientRect(), doing: `drag ${event.timeStamp}`, moved: false }
      onStart?.()
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = taken
      if (!current) return
      const [dx, dy] = [event.clientX - current.at.x, event.clientY - current.at.y]
      // A press that trembles is none.
      if (!current.moved && Math.hypot(dx, dy) < 4) return
      current.moved = true
      const { box, doing } = current
      const to = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
      onDrag(to, { x: dx / box.width, y: dy / box.height }, doing)
    },
    onPointerUp: () => void (taken.current = undefined),
    onPointerCancel: () => void (taken.current = undefined),
  }
}

/** What something was when a drag of it began: every step of the drag is counted from there. */
const held = new Map<string, unknown>()
export function heldAt<Item>(doing: string, now: Item): Item {
  if (!held.has(doing)) {
    held.clear()
    held.set(doing, now)
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the name is of one drag, which is of one thing
  return held.get(doing) as Item
}
