import type { Stroke } from '@eidolon/contract/strokes.ts'
import { useRef, type PointerEvent, type RefObject } from 'react'
import {
  beginStroke,
  type Brush,
  endStroke,
  isInside,
  mayPaint,
  paintOn,
  type StrokePoint,
  spotAt,
} from './painting.ts'
import type { Size } from './zoom.ts'

/** What is painted over the picture, and with what. */
export type Painting = {
  readonly strokes: readonly Stroke[]
  readonly brush: Brush
  readonly size: number
  readonly onPaint: (change: (before: readonly Stroke[]) => readonly Stroke[]) => void
}

/** One finger or the mouse paints; a second finger takes the stroke back, since two of them enlarge. */
export function usePainting(stage: RefObject<HTMLElement | null>, picture: Size, painting: Painting | undefined) {
  const fingers = useRef(new Set<number>())
  const paintsNow = useRef(false)
  if (!painting) return undefined
  const { strokes, brush, size, onPaint } = painting
  const spotUnder = ({ clientX: x, clientY: y }: PointerEvent): StrokePoint | undefined => {
    const box = stage.current?.querySelector('img')?.getBoundingClientRect()
    return box && spotAt(picture, box, { x, y })
  }
  return {
    begin(event: PointerEvent) {
      if (event.target instanceof Element && event.target.closest('button')) return
      fingers.current.add(event.pointerId)
      if (fingers.current.size > 1) {
        if (paintsNow.current) onPaint((before) => before.slice(0, -1))
        paintsNow.current = false
        return
      }
      const spot = spotUnder(event)
      if (event.button !== 0 || !spot || !isInside(spot) || !mayPaint(strokes)) return
      paintsNow.current = true
      onPaint((before) => [...before, beginStroke(brush, size, spot)])
    },
    move(event: PointerEvent) {
      const spot = paintsNow.current ? spotUnder(event) : undefined
      if (spot) onPaint((before) => paintOn(before, spot))
    },
    end(event: PointerEvent) {
      fingers.current.delete(event.pointerId)
      if (paintsNow.current) onPaint(endStroke)
      paintsNow.current = false
    },
  }
}
