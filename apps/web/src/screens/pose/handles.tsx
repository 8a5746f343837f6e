import type { MannequinPoint } from '@eidolon/people/poses/mannequin.ts'
import { type PointerEvent, type RefObject, useState } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import type { ProjectedBone } from '#features/viewer3d/figure.ts'
import { seen } from '#features/poses/projection.ts'
import { handles, type DraggedJoint, type PulledFigure, pulledWith } from '#features/poses/drag-joints.ts'
import { memoSlot } from '#ui/memo-slot.tsx'
import styles from './person-stage.module.css'

export type Places = ReadonlyMap<MannequinPoint, ProjectedBone>

type Props = Pick<PulledFigure, 'around' | 'chosen' | 'onJoints' | 'onChoose'> & {
  readonly box: RefObject<HTMLElement | null>
  /** Where they are on the stage. */
  readonly places: StoreApi<Places>
  /** How large the mannequin is beside whoever stands there. */
  readonly size: number
  /** The pose as it is when one is taken hold of. */
  readonly onTake: () => PulledFigure['joints']
}

/** What somebody's joints are pulled by. Rendered when they have moved, and not with everything that changes a pose. */
export const Handles = memoSlot(function Handles(props: Props) {
  const { box, places: placed, size, around, chosen, onJoints, onChoose, onTake } = props
  const places = useStore(placed)
  const [held, setHeld] = useState<DraggedJoint>()
  const up = () => setHeld(undefined)
  const handsOf = (point: MannequinPoint) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const place = places.get(point)
      if (event.button !== 0 || !place || !box.current) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const scale = ((place.high * 10) / Math.max(1, box.current.clientHeight)) * size
      const from = { x: event.clientX, y: event.clientY, scale, around, joints: onTake(), name: `${event.timeStamp}` }
      setHeld({ ...from, pointer: event.pointerId, point })
      onChoose(point)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (held?.pointer !== event.pointerId || held.point !== point) return
      onJoints(pulledWith(held, point, event.clientX - held.x, event.clientY - held.y), held.name)
    },
    onPointerUp: up,
    onPointerCancel: up,
  })
  return handles.map(([point, label]) => {
    const place = places.get(point)
    return place ? (
      <span
        key={point}
        className={styles.handle}
        title={label}
        style={{
          translate: `${place.x * 100}cqw ${place.y * 100}cqh`,
          zIndex: 500 + Math.round(seen(around, place.at).depth * 100),
        }}
        data-held={held?.point === point || undefined}
        data-chosen={point === chosen || undefined}
        {...handsOf(point)}
      />
    ) : null
  })
})
