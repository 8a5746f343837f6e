import { bucketIds } from '@eidolon/contract/resources.ts'
import { useImperativeHandle, useRef, useState, type PointerEvent, type Ref } from 'react'
import { fileViewUrl } from '#lib/files/file-url.ts'
import { TransparentVideo } from '#features/media/transparent-video.tsx'
import { nameOf, stillUrl, type MediaItem } from '#features/media/media-item.ts'
import { BrushOverlay } from './brush-overlay.tsx'
import { isClear } from './is-clear.ts'
import { numberAt, type PartMap } from './part-map.ts'
import { PartOverlay } from './part-overlay.tsx'
import styles from './stage.module.css'
import { type Painting, usePainting } from './use-painting.ts'
import { useZoom } from './use-zoom.ts'

export type StageControl = {
  readonly zoom: (factor: number) => void
  readonly reset: () => void
  /** Moves an enlarged picture; says whether there was one. */
  readonly pan: (dx: number, dy: number) => boolean
}

/** What is where in the picture, for who points at it. */
export type Pointing = {
  readonly map: PartMap
  /** The number of the part that is chosen. */
  readonly chosen: number | undefined
  readonly onChoose: (number: number) => void
}

/** A press that goes further than this is no click. */
const still = 6

type Props = {
  readonly item: MediaItem
  readonly pointing?: Pointing | undefined
  readonly painting?: Painting | undefined
  readonly control: Ref<StageControl>
  readonly onStep: (step: 1 | -1) => void
}

/** One picture or video as large as it goes. The small preview stands until the file itself is there. */
export function Stage({ item, pointing, painting, control, onStep }: Props) {
  const stage = useRef<HTMLDivElement>(null)
  const { view, zoom, pan, reset, on, held } = useZoom(stage, item, onStep, painting !== undefined)
  const paint = usePainting(stage, item, painting)
  useImperativeHandle(control, () => ({
    zoom: (factor) => zoom(factor),
    reset,
    pan: (dx, dy) => {
      if (view.scale === 1) return false
      pan(dx, dy)
      return true
    },
  }))
  const [clear, setClear] = useState(false)
  const [over, setOver] = useState<number>()
  const [pressed, setPressed] = useState<PointerEvent>()
  const numberUnder = ({ clientX: x, clientY: y }: { readonly clientX: number; readonly clientY: number }) => {
    const box = stage.current?.querySelector('img')?.getBoundingClientRect()
    return pointing && box ? numberAt(pointing.map, box, { x, y }) : undefined
  }
  const points = pointing && {
    onPointerDown: (event: PointerEvent) => {
      setPressed(event)
      on.onPointerDown(event)
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setOver(numberUnder(event))
      on.onPointerMove(event)
    },
    onPointerLeave: () => setOver(undefined),
    onClick: (event: { readonly clientX: number; readonly clientY: number }) => {
      const far = pressed && Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY)
      const number = far !== undefined && far > still ? undefined : numberUnder(event)
      if (number !== undefined) pointing.onChoose(number)
    },
    // The second press of two would enlarge what was just chosen.
    onDoubleClick: () => {},
  }
  const paints = paint && {
    onPointerDown: (event: PointerEvent) => {
      paint.begin(event)
      on.onPointerDown(event)
    },
    onPointerMove: (event: PointerEvent) => {
      paint.move(event)
      on.onPointerMove(event)
    },
    onPointerUp: (event: PointerEvent) => {
      paint.end(event)
      on.onPointerUp(event)
    },
    onPointerCancel: (event: PointerEvent) => {
      paint.end(event)
      on.onPointerCancel(event)
    },
    // Two quick dots are two dots.
    onDoubleClick: () => {},
  }
  const { kind, width, height } = item
  // Of a sheet that is no picture its still is shown.
  const fileId = kind === 'sheet' ? (item.posterId ?? item.fileId) : item.fileId
  const small = stillUrl(item, 480)
  return (
    <div
      ref={stage}
      className={styles.stage}
      data-zoomed={view.scale > 1 || undefined}
      data-held={held || undefined}
      data-clear={clear || (item.cutOut && kind === 'video') || undefined}
      data-pointing={pointing ? true : undefined}
      data-painting={painting ? true : undefined}
      {...on}
      {...points}
      {...paints}
    >
      {kind === 'video' && item.cutOut ? (
        <TransparentVideo item={item} className={styles.picture} />
      ) : kind === 'video' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- drawn by an engine: there is nothing said in it
        <video
          className={styles.picture}
          src={fileViewUrl(bucketIds.media, fileId)}
          poster={stillUrl(item, 960)}
          width={width}
          height={height}
          aria-label={nameOf(item)}
          controls
          loop
          playsInline
        />
      ) : (
        <img
          className={styles.picture}
          style={{
            // Through what is clear the preview would be seen twice.
            ...(!clear && { backgroundImage: `url("${small}")` }),
            translate: `${view.x}px ${view.y}px`,
            scale: view.scale,
          }}
          src={fileViewUrl(bucketIds.media, fileId)}
          alt={nameOf(item)}
          width={width}
          height={height}
          draggable={false}
          onLoad={({ currentTarget }) => setClear(isClear(currentTarget))}
        />
      )}
      {painting ? <BrushOverlay strokes={painting.strokes} picture={item} view={view} /> : null}
      {pointing ? <PartOverlay map={pointing.map} shown={over ?? pointing.chosen} view={view} /> : null}
    </div>
  )
}
