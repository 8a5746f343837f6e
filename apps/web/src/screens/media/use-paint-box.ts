import { brushWidths, type Stroke } from '@eidolon/contract/strokes.ts'
import { useState } from 'react'
import type { Brush } from '#features/media/viewer/painting.ts'

export type PaintBox = ReturnType<typeof usePaintBox>

/** What is painted over the picture that is open, and with what. */
export function usePaintBox() {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const [brush, setBrush] = useState<Brush>('brush')
  const [size, setSize] = useState<number>(brushWidths.usual)
  return {
    strokes,
    brush,
    size,
    setBrush,
    setSize,
    paint: (change: (before: readonly Stroke[]) => readonly Stroke[]) => setStrokes(change),
    undo: () => setStrokes((before) => before.slice(0, -1)),
    clear: () => setStrokes([]),
  }
}
