import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { memoSlot } from '#ui/memo-slot.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import styles from './crop-dialog.module.css'
import { cropShape, cutOf, largestZoom, moveCrop, wholeCrop, zoomCrop, type Crop } from './crop.ts'

type Props = {
  readonly file: File | undefined
  readonly onCancel: () => void
  readonly onDone: (picture: File) => void
  /** The file is no picture that this browser can show. */
  readonly onUnreadable: () => void
}

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.04, 0],
  ArrowRight: [0.04, 0],
  ArrowUp: [0, -0.04],
  ArrowDown: [0, 0.04],
}

/** Chooses the part of an own picture that becomes the portrait: by dragging, by wheel, or by keys. */
export const CropDialog = memoSlot(function CropDialog({ file, onCancel, onDone, onUnreadable }: Props) {
  const picture = useBitmap(file, onUnreadable)
  const [crop, setCrop] = useState<Crop>(wholeCrop)
  const canvas = useRef<HTMLCanvasElement>(null)
  const held = useRef<{ x: number; y: number }>(undefined)
  useEffect(() => {
    if (picture && canvas.current) paint(canvas.current, picture, crop)
  }, [picture, crop])
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!held.current || !picture) return
    const { width, height } = event.currentTarget.getBoundingClientRect()
    const right = (held.current.x - event.clientX) / width
    const down = (held.current.y - event.clientY) / height
    held.current = { x: event.clientX, y: event.clientY }
    setCrop((now) => moveCrop(picture, now, right, down))
  }
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key]
    const factor = event.key === '+' || event.key === '=' ? 1.1 : event.key === '-' ? 1 / 1.1 : undefined
    if (!picture || (!move && !factor)) return
    event.preventDefault()
    setCrop((now) => (move ? moveCrop(picture, now, ...move) : zoomCrop(now, factor ?? 1)))
  }
  const done = () => {
    canvas.current?.toBlob(
      (blob) => {
        if (blob) onDone(new File([blob], 'portrait.webp', { type: blob.type }))
      },
      'image/webp',
      0.92,
    )
  }
  return (
    <Dialog
      title="Crop the picture"
      open={file !== undefined}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="primary" disabled={!picture} onClick={done}>
            Use this part
          </Button>
        </>
      }
    >
      <button
        type="button"
        className={styles.frame}
        aria-roledescription="crop"
        aria-label="The part that is kept. Arrow keys move it, plus and minus zoom."
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          held.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={drag}
        onPointerUp={() => (held.current = undefined)}
        onWheel={(event) => setCrop((now) => zoomCrop(now, event.deltaY < 0 ? 1.08 : 1 / 1.08))}
      >
        <canvas ref={canvas} width={cropShape.width} height={cropShape.height} aria-hidden="true" />
      </button>
      <Slider
        label="Zoom"
        min={100}
        max={largestZoom * 100}
        value={Math.round(crop.zoom * 100)}
        onChange={(zoom) => setCrop((now) => ({ ...now, zoom: zoom / 100 }))}
      />
    </Dialog>
  )
})

function useBitmap(file: File | undefined, onUnreadable: () => void): ImageBitmap | undefined {
  const [picture, setPicture] = useState<{ readonly of: File; readonly bitmap: ImageBitmap }>()
  const unreadable = useRef(onUnreadable)
  useEffect(() => {
    unreadable.current = onUnreadable
  })
  useEffect(() => {
    if (!file) return
    let wanted = true
    createImageBitmap(file).then(
      (bitmap) => {
        if (wanted) setPicture({ of: file, bitmap })
        else bitmap.close()
      },
      () => {
        if (wanted) unreadable.current()
      },
    )
    return () => {
      wanted = false
    }
  }, [file])
  return picture && picture.of === file ? picture.bitmap : undefined
}

function paint(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, width, height } = cutOf(picture, crop)
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
}
