import { type Panel, zoomRange } from '@eidolon/contract/stories.ts'
import { type Box, pictureBox, type Point } from '@eidolon/stories'
import type { KeyboardEvent } from 'react'
import type { StoryPicture } from '#features/stories/queries.ts'
import { Progress } from '#ui/progress/progress.tsx'
import styles from './canvas.module.css'
import { kept, stepOf } from './change.ts'
import { heldAt, type BoxStyle, useDrag } from './use-drag.ts'

type PanelProps = {
  readonly panel: Panel
  readonly label: string
  readonly frame: Box
  readonly size: { readonly width: number; readonly height: number }
  readonly placed: BoxStyle
  readonly isChosen: boolean
  readonly picture: StoryPicture | undefined
  readonly drawn: number | undefined
  readonly onChoose: () => void
  readonly onChange: (next: (panel: Panel) => Partial<Panel>, doing?: string) => void
}

/** A panel to take hold of: its picture goes along with the finger, inside of its frame. */
export function PanelHandle({
  panel,
  label,
  frame,
  size,
  placed,
  isChosen,
  picture,
  drawn,
  onChoose,
  onChange,
}: PanelProps) {
  /** The picture goes along with the finger: how much of it is outside decides how far that is. */
  const pan = (by: Point, from: Panel, doing: string) => {
    if (!picture) return
    const box = pictureBox(frame, picture, from)
    const [overX, overY] = [box.width - frame.width, box.height - frame.height]
    const x = overX > 1 ? kept(from.x - (by.x * size.width) / overX) : from.x
    const y = overY > 1 ? kept(from.y - (by.y * size.height) / overY) : from.y
    onChange(() => ({ x, y }), doing)
  }
  const drag = useDrag({
    onStart: onChoose,
    onDrag: (_to, by, doing) => pan(by, heldAt(doing, panel), doing),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event)
    if (step) pan({ x: -step.x, y: -step.y }, panel, `pan ${panel.id}`)
    else if (event.key === '+' || event.key === '=' || event.key === '-') {
      const factor = event.key === '-' ? 1 / 1.1 : 1.1
      onChange(({ zoom }) => ({ zoom: kept(zoom * factor, zoomRange.min, zoomRange.max) }), `zoom ${panel.id}`)
    } else if (event.key === 'Delete' || event.key === 'Backspace') onChange(() => ({ mediaId: null, zoom: 1 }))
    else return
    event.preventDefault()
  }
  return (
    <button
      type="button"
      className={styles.panel}
      style={placed}
      aria-label={label}
      aria-pressed={isChosen}
      onFocus={onChoose}
      onKeyDown={onKeyDown}
      {...drag}
    >
      {drawn === undefined ? null : (
        <span className={styles.drawing}>
          <Progress label="Being drawn" done={drawn} />
        </span>
      )}
      {drawn === undefined && !picture ? <span className={styles.blank}>Choose or draw a picture</span> : null}
    </button>
  )
}
