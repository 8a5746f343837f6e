import { type Balloon, letteringRange } from '@eidolon/contract/stories.ts'
import type { Box, Point } from '@eidolon/stories'
import type { KeyboardEvent } from 'react'
import styles from './canvas.module.css'
import { kept, stepOf } from './change.ts'
import { heldAt, type BoxStyle, useDrag } from './use-drag.ts'
import { balloonName } from './words.ts'

type BalloonProps = {
  readonly balloon: Balloon
  readonly frame: Box
  readonly size: { readonly width: number; readonly height: number }
  readonly placed: BoxStyle
  readonly tail: BoxStyle | null
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly onChange: (next: (balloon: Balloon) => Partial<Balloon>, doing?: string) => void
  readonly onRemove: () => void
}

/** A balloon to take hold of, and the end of its tail while it is chosen. */
export function BalloonHandle({
  balloon,
  frame,
  size,
  placed,
  tail,
  isChosen,
  onChoose,
  onChange,
  onRemove,
}: BalloonProps) {
  /** Parts of the page as parts of the frame. */
  const inFrame = (by: Point) => ({ x: (by.x * size.width) / frame.width, y: (by.y * size.height) / frame.height })
  const move = (by: Point, from: Balloon, doing: string) =>
    onChange(() => ({ x: kept(from.x + by.x), y: kept(from.y + by.y) }), doing)
  const point = (by: Point, from: Balloon, doing: string) => {
    const { tail: end } = from
    if (end) onChange(() => ({ tail: { x: kept(end.x + by.x, -1, 2), y: kept(end.y + by.y, -1, 2) } }), doing)
  }
  const drag = useDrag({
    onStart: onChoose,
    onDrag: (_to, by, doing) => move(inFrame(by), heldAt(doing, balloon), doing),
  })
  const dragTail = useDrag({ onDrag: (_to, by, doing) => point(inFrame(by), heldAt(doing, balloon), doing) })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event)
    // From where it is, not from where it was last shown: keys may come faster than a slow machine shows them.
    if (step) onChange(({ x, y }) => ({ x: kept(x + step.x), y: kept(y + step.y) }), `move ${balloon.id}`)
    else if (event.key === '+' || event.key === '=' || event.key === '-') {
      const factor = event.key === '-' ? 1 / 1.1 : 1.1
      const { min, max } = letteringRange
      onChange((now) => ({ size: kept(now.size * factor, min, max) }), `size ${balloon.id}`)
    } else if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
    else return
    event.preventDefault()
  }
  const onTailKey = (event: KeyboardEvent) => {
    const step = stepOf(event)
    if (!step) return
    event.preventDefault()
    point(step, balloon, `tail ${balloon.id}`)
  }
  return (
    <>
      <button
        type="button"
        className={styles.balloon}
        style={placed}
        aria-label={balloonName(balloon)}
        aria-pressed={isChosen}
        onFocus={onChoose}
        onKeyDown={onKeyDown}
        {...drag}
      />
      {isChosen && tail ? (
        <button
          type="button"
          className={styles.tail}
          style={tail}
          aria-label={`Tail of ${balloonName(balloon)}`}
          onKeyDown={onTailKey}
          {...dragTail}
        />
      ) : null}
    </>
  )
}
