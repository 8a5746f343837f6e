import { type Balloon, letteringRange, type Panel, zoomRange } from '@eidolon/contract/stories.ts'
import {
  type Box,
  cutAt,
  framesOf,
  type Gutter,
  layBalloon,
  moveGutter,
  pageSizes,
  pictureBox,
  type Point,
} from '@eidolon/stories'
import type { KeyboardEvent } from 'react'
import { PagePicture } from '#features/stories/page-picture.tsx'
import type { StoryDraft, StoryPicture } from '#features/stories/queries.ts'
import type { Draft } from '#features/stories/use-draft.ts'
import { Progress } from '#ui/progress/progress.tsx'
import styles from './canvas.module.css'
import { type Chosen, kept, stepOf, withBalloon, withPage, withPanel } from './change.ts'
import { useDrag } from './use-drag.ts'
import { balloonName, panelName } from './words.ts'

type Props = {
  readonly draft: StoryDraft
  readonly change: Draft['change']
  readonly chosen: Chosen
  readonly onChoose: (chosen: Chosen) => void
  readonly pictures: ReadonlyMap<string, StoryPicture>
  /** How far what is being drawn has come, by the id of the generation. */
  readonly progress: ReadonlyMap<string, number>
}

/** One page, with everything on it to take hold of: by pointer, and by keyboard for who does not see it. */
export function Canvas({ draft, change, chosen, onChoose, pictures, progress }: Props) {
  const page = draft.pages[chosen.page]
  if (!page) return null
  const size = pageSizes[draft.format]
  const { frames, gutters } = framesOf(page.cuts, draft)
  const placed = ({ x, y, width, height }: Box) => ({
    left: `${(x / size.width) * 100}%`,
    top: `${(y / size.height) * 100}%`,
    width: `${(width / size.width) * 100}%`,
    height: `${(height / size.height) * 100}%`,
  })
  return (
    <div
      className={styles.page}
      data-page
      style={{ '--ar': size.width / size.height, aspectRatio: `${size.width} / ${size.height}` }}
    >
      <PagePicture
        page={page}
        format={draft.format}
        direction={draft.direction}
        pictures={pictures}
        detail={960}
        className={styles.picture}
      />
      {gutters.map((gutter) => (
        <GutterHandle
          key={gutter.cut}
          gutter={gutter}
          at={page.cuts[gutter.cut]?.at ?? 0.5}
          placed={placed(gutter.box)}
          onMove={(at, doing) =>
            change((now) => withPage(now, chosen.page, (one) => moveGutter(one, gutter.cut, at)), doing)
          }
          onDragTo={(to, doing) => {
            const at = cutAt(gutter, { x: to.x * size.width, y: to.y * size.height }, draft.direction)
            change((now) => withPage(now, chosen.page, (one) => moveGutter(one, gutter.cut, at)), doing)
          }}
        />
      ))}
      {page.panels.map((panel, index) => {
        const frame = frames[index]
        return frame ? (
          <PanelHandle
            key={panel.id}
            panel={panel}
            label={panelName(panel, index, page.panels.length)}
            frame={frame}
            size={size}
            placed={placed(frame)}
            isChosen={chosen.panel === panel.id && chosen.balloon === null}
            picture={pictures.get(panel.mediaId ?? '')}
            drawn={panel.generationId === null ? undefined : (progress.get(panel.generationId) ?? 0)}
            onChoose={() => onChoose({ ...chosen, panel: panel.id, balloon: null })}
            onChange={(next, doing) => change((now) => withPanel(now, chosen.page, panel.id, next), doing)}
          />
        ) : null
      })}
      {page.panels.flatMap((panel, index) => {
        const frame = frames[index]
        if (!frame) return []
        return panel.balloons.map((balloon) => {
          const laid = layBalloon(balloon, frame)
          const isChosen = chosen.balloon === balloon.id
          return (
            <BalloonHandle
              key={balloon.id}
              balloon={balloon}
              frame={frame}
              size={size}
              placed={placed(laid.box)}
              tail={
                laid.tail && {
                  left: `${(laid.tail.x / size.width) * 100}%`,
                  top: `${(laid.tail.y / size.height) * 100}%`,
                }
              }
              isChosen={isChosen}
              onChoose={() => onChoose({ ...chosen, panel: panel.id, balloon: balloon.id })}
              onChange={(next, doing) =>
                change((now) => withBalloon(now, chosen.page, panel.id, balloon.id, next), doing)
              }
              onRemove={() => {
                onChoose({ ...chosen, panel: panel.id, balloon: null })
                change((now) =>
                  withPanel(now, chosen.page, panel.id, ({ balloons }) => ({
                    balloons: balloons.filter(({ id }) => id !== balloon.id),
                  })),
                )
              }}
            />
          )
        })
      })}
    </div>
  )
}

type Placed = { readonly left: string; readonly top: string; readonly width?: string; readonly height?: string }

type GutterProps = {
  readonly gutter: Gutter
  readonly at: number
  readonly placed: Placed
  readonly onMove: (at: number, doing: string) => void
  readonly onDragTo: (to: Point, doing: string) => void
}

function GutterHandle({ gutter, at, placed, onMove, onDragTo }: GutterProps) {
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

type PanelProps = {
  readonly panel: Panel
  readonly label: string
  readonly frame: Box
  readonly size: { readonly width: number; readonly height: number }
  readonly placed: Placed
  readonly isChosen: boolean
  readonly picture: StoryPicture | undefined
  readonly drawn: number | undefined
  readonly onChoose: () => void
  readonly onChange: (next: (panel: Panel) => Partial<Panel>, doing?: string) => void
}

function PanelHandle({ panel, label, frame, size, placed, isChosen, picture, drawn, onChoose, onChange }: PanelProps) {
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

/** What something was when a drag of it began: every step of the drag is counted from there. */
const held = new Map<string, unknown>()
function heldAt<Item>(doing: string, now: Item): Item {
  if (!held.has(doing)) {
    held.clear()
    held.set(doing, now)
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the name is of one drag, which is of one thing
  return held.get(doing) as Item
}

type BalloonProps = {
  readonly balloon: Balloon
  readonly frame: Box
  readonly size: { readonly width: number; readonly height: number }
  readonly placed: Placed
  readonly tail: Placed | null
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly onChange: (next: (balloon: Balloon) => Partial<Balloon>, doing?: string) => void
  readonly onRemove: () => void
}

function BalloonHandle({ balloon, frame, size, placed, tail, isChosen, onChoose, onChange, onRemove }: BalloonProps) {
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
    if (step) move(step, balloon, `move ${balloon.id}`)
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
