import { type Stroke, strokeUnits } from '@eidolon/contract/strokes.ts'
import { useEffect, useRef } from 'react'
import styles from './stage.module.css'
import type { Size, View } from './zoom.ts'

type Props = {
  readonly strokes: readonly Stroke[]
  readonly picture: Size
  readonly view: View
}

/** Pixels of the longer edge in which strokes are shown. */
const canvasEdge = 1024
/** Seen on skin as on leaves; how much of the picture shines through says the style sheet. */
const paint = '#ff3d71'

/** What was painted, laid over the picture exactly; who does not see has the rectangle in numbers. */
export function BrushOverlay({ strokes, picture, view }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const share = canvasEdge / Math.max(picture.width, picture.height)
  const [width, height] = [Math.round(picture.width * share), Math.round(picture.height * share)]
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    context.clearRect(0, 0, width, height)
    for (const stroke of strokes) paintStroke(context, stroke, { width, height })
  }, [strokes, width, height])
  return (
    <canvas
      ref={canvas}
      className={styles.painted}
      style={{ translate: `${view.x}px ${view.y}px`, scale: view.scale }}
      width={width}
      height={height}
      aria-hidden="true"
    />
  )
}

function paintStroke(
  context: CanvasRenderingContext2D,
  { shape, points, size, erase }: Stroke,
  { width, height }: Size,
) {
  const at = (index: number): [number, number] => [
    ((points[index * 2] ?? 0) / strokeUnits) * width,
    ((points[index * 2 + 1] ?? 0) / strokeUnits) * height,
  ]
  context.globalCompositeOperation = erase ? 'destination-out' : 'source-over'
  context.fillStyle = context.strokeStyle = paint
  const [x, y] = at(0)
  if (shape === 'box') {
    const [toX, toY] = at(1)
    context.fillRect(x, y, toX - x, toY - y)
    return
  }
  context.lineWidth = (size / strokeUnits) * Math.max(width, height)
  context.lineCap = context.lineJoin = 'round'
  context.beginPath()
  context.moveTo(x, y)
  // A dot is a line to where it begins.
  if (points.length === 2) context.lineTo(x, y)
  for (let index = 1; index < points.length / 2; index++) context.lineTo(...at(index))
  context.stroke()
}
