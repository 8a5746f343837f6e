import { useEffect, useRef } from 'react'
import { type PartMap, washOf } from './part-map.ts'
import styles from './stage.module.css'
import type { View } from './zoom.ts'

type Props = {
  readonly map: PartMap
  /** The number of the part that is pointed at or chosen. */
  readonly shown: number | undefined
  readonly view: View
}

/** A part of the picture, laid over it exactly; who does not see has the list of parts. */
export function PartOverlay({ map, shown, view }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const brush = canvas.current?.getContext('2d')
    if (!brush) return
    if (shown === undefined) brush.clearRect(0, 0, map.width, map.height)
    else brush.putImageData(new ImageData(washOf(map, shown), map.width, map.height), 0, 0)
  }, [map, shown])
  return (
    <canvas
      ref={canvas}
      className={styles.overlay}
      style={{ translate: `${view.x}px ${view.y}px`, scale: view.scale }}
      width={map.width}
      height={map.height}
      aria-hidden="true"
    />
  )
}
