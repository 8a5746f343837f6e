import type { Gutter, Point } from '@eidolon/stories'
import type { KeyboardEvent } from 'react'
import styles from './canvas.module.css'
import { stepOf } from './change.ts'
import { type BoxStyle, useDrag } from './use-drag.ts'

type GutterProps = {
  readonly gutter: Gutter
  readonly at: number
  readonly placed: BoxStyle
  readonly onMove: (at: number, doing: string) => void
  readonly onDragTo: (to: Point, doing: string) => void
}

/** A gutter to take hold of: by pointer, or by arrow keys. */
export function GutterHandle({ gutter, at, placed, onMove, onDragTo }: GutterProps) {
  const drag = useDrag({ onDrag: (to, _by, doing) => onDragTo(to, doing) })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event)
    if (!step) return
    event.preventDefault()
    onMove(at + step.x + step.y, `gutter ${gutter.cut}`)
  }
  return (
    // A separator that can be focused is a control: it has a value, and arrows move it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <hr
      className={styles.gutter}
      data-way={gutter.way}
      style={placed}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- one that has a value is a control
      tabIndex={0}
      aria-orientation={gutter.way === 'rows' ? 'horizontal' : 'vertical'}
      aria-label={`Gutter ${gutter.cut + 1}`}
      aria-valuemin={10}
      aria-valuemax={90}
      aria-valuenow={Math.round(at * 100)}
      onKeyDown={onKeyDown}
      {...drag}
    />
  )
}
