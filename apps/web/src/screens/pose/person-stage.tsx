import { type MannequinPoint, restPoint } from '@eidolon/people/poses/mannequin.ts'
import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { Figure, Placed, Point } from '#features/figure/figure.ts'
import { FigureView } from '#features/figure/figure-view.tsx'
import { StageState } from '#features/figure/stage-state.tsx'
import { useFigure } from '#features/figure/use-figure.ts'
import type { PosedBy } from '#features/poses/pose-picture.ts'
import { seen } from '#features/poses/projection.ts'
import { handles, type Held, type PulledFigure, pulledWith } from '#features/poses/pulling.ts'
import { Spinner } from '#ui/spinner/spinner.tsx'
import styles from './person-stage.module.css'

type Props = PulledFigure & {
  readonly name: string
  readonly person: PosedBy
  /** They cannot be shown here. */
  readonly onFailed: () => void
}

type Place = (bone: string, off?: Point) => Placed | undefined
type Places = ReadonlyMap<MannequinPoint, Placed>

/** Somebody of one's own in the pose, with handles where their joints are. Beside those one turns them. */
export function PersonStage({ name, person, joints, around, chosen, onAround, onJoints, onChoose, onFailed }: Props) {
  const { made, pose, state } = useFigure(person, { joints })
  const [near, setNear] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const figure = made?.figure
  const view = useMemo(() => ({ ...around, near }), [around, near])
  const { places, held, handsOf, onAimed } = useHandles({ box, figure, around, joints }, onJoints)
  useEffect(() => {
    if (state === 'failed' && !made) onFailed()
  }, [state, made, onFailed])
  return (
    <div ref={box} className={styles.box}>
      <FigureView
        figure={figure}
        pose={pose}
        view={view}
        isWide
        label={`${name} in this pose`}
        onView={({ turn, tilt, near: next }) => {
          onAround({ turn, tilt })
          setNear(next)
        }}
        onAimed={onAimed}
        onFailed={onFailed}
      />
      {made ? (
        handles.map(([point, label]) => {
          const place = places.get(point)
          return place ? (
            <span
              key={point}
              className={styles.handle}
              title={label}
              style={{
                left: `${place.x * 100}%`,
                top: `${place.y * 100}%`,
                zIndex: 500 + Math.round(seen(around, place.at).depth * 100),
              }}
              data-held={held === point || undefined}
              data-chosen={point === chosen || undefined}
              {...handsOf(point, () => onChoose(point))}
            />
          ) : null
        })
      ) : (
        <StageState>
          <Spinner /> {name} is being made
        </StageState>
      )}
    </div>
  )
}

type Seen = Pick<PulledFigure, 'around' | 'joints'> & {
  readonly box: React.RefObject<HTMLDivElement | null>
  readonly figure: Figure | undefined
}

/** Where the handles are on the stage, and what becomes of the pose when one is pulled. */
function useHandles({ box, figure, around, joints }: Seen, onJoints: PulledFigure['onJoints']) {
  const [places, setPlaces] = useState<Places>(new Map())
  const [held, setHeld] = useState<Held>()
  const up = () => setHeld(undefined)
  const handsOf = (point: MannequinPoint, onTaken: () => void) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const place = places.get(point)
      if (event.button !== 0 || !place || !box.current || !figure) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const scale = ((place.high * 10) / Math.max(1, box.current.clientHeight)) * sizeAgainst(figure)
      const from = { x: event.clientX, y: event.clientY, scale, around, joints, name: `${event.timeStamp}` }
      setHeld({ ...from, pointer: event.pointerId, point })
      onTaken()
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (held?.pointer !== event.pointerId || held.point !== point) return
      onJoints(pulledWith(held, point, event.clientX - held.x, event.clientY - held.y), held.name)
    },
    onPointerUp: up,
    onPointerCancel: up,
  })
  const onAimed = (place: Place) => {
    if (figure) setPlaces(placesOn(place, figure))
  }
  return { places, held: held?.point, handsOf, onAimed }
}

/** How large the mannequin is beside somebody. */
function sizeAgainst({ joints }: Figure): number {
  const head = joints.find(({ name }) => name === 'head')?.at[1] ?? 1.51
  return restPoint('head')[1] / (head * 10)
}

function placesOn(placeOf: Place, figure: Figure): Places {
  const scale = sizeAgainst(figure) * 10
  const found = handles.flatMap(([point]) => {
    const [bone, off] = pointOn(point, figure, scale)
    const place = placeOf(bone, off)
    return place ? [[point, place] as const] : []
  })
  return new Map(found)
}

/** A point of the mannequin on somebody who was made with arms out: a bone's beginning, or where the last of a chain ends. */
function pointOn(point: MannequinPoint, { eyes }: Figure, scale: number): readonly [bone: string, off: Point] {
  if (point === 'crown') return ['head', [0, eyes[1] * 2.5, 0]]
  const [, side] = /^(left|right)Fingertips$/.exec(point) ?? []
  if (!side) return [point, [0, 0, 0]]
  const long = (restPoint('leftHand')[1] - restPoint('leftFingertips')[1]) / scale
  return [`${side}Hand`, [side === 'left' ? long : -long, 0, 0]]
}
