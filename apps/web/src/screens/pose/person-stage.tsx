import { restPoint } from '@eidolon/people/poses/mannequin.ts'
import { useEffect, useRef, useState } from 'react'
import { createStore } from 'zustand/vanilla'
import type { Figure, ProjectedBone, Point3, View } from '#features/viewer3d/figure.ts'
import { FigureView } from '#features/viewer3d/figure-view.tsx'
import { StageState } from '#features/viewer3d/stage-state.tsx'
import { useFigure } from '#features/viewer3d/use-figure.ts'
import type { PosedBy } from '#features/poses/pose-picture.ts'
import { handles, type PulledFigure } from '#features/poses/drag-joints.ts'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { Handles, type Places } from './handles.tsx'
import styles from './person-stage.module.css'
import { pointOn } from './point-on.ts'

type Props = PulledFigure & {
  readonly name: string
  readonly person: PosedBy
  /** They cannot be shown here. */
  readonly onFailed: () => void
}

type PlaceOnScreen = (bone: string, off?: Point3) => ProjectedBone | undefined

/** Somebody of one's own in the pose, with handles where their joints are. Beside those one turns them. */
export function PersonStage({ name, person, joints, around, chosen, onAround, onJoints, onChoose, onFailed }: Props) {
  const { made, poses, state } = useFigure(person, { joints })
  const box = useRef<HTMLDivElement>(null)
  const figure = made?.figure
  const [views] = useState(() => createStore<View>()(() => ({ ...around, near: 0 })))
  useEffect(() => views.setState(around), [views, around])
  const [places] = useState(() => createStore<Places>()(() => new Map()))
  useEffect(() => {
    if (state === 'failed' && !made) onFailed()
  }, [state, made, onFailed])
  return (
    <div ref={box} className={styles.box}>
      <FigureView
        figure={figure}
        poses={poses}
        views={views}
        isWide
        label={`${name} in this pose`}
        onView={(view) => {
          views.setState(view, true)
          onAround({ turn: view.turn, tilt: view.tilt })
        }}
        onAimed={(place) => {
          if (figure) places.setState(placesOn(place, figure), true)
        }}
        onFailed={onFailed}
      />
      {made ? (
        <Handles
          box={box}
          places={places}
          size={sizeAgainst(made.figure)}
          around={around}
          chosen={chosen}
          onTake={() => joints}
          onJoints={onJoints}
          onChoose={onChoose}
        />
      ) : (
        <StageState>
          <Spinner /> {name} is being made
        </StageState>
      )}
    </div>
  )
}

/** How large the mannequin is beside somebody. */
function sizeAgainst({ joints }: Figure): number {
  const head = joints.find(({ name }) => name === 'head')?.at[1] ?? 1.51
  return restPoint('head')[1] / (head * 10)
}

function placesOn(placeOf: PlaceOnScreen, figure: Figure): Places {
  const found = handles.flatMap(([point]) => {
    const place = placeOf(...pointOn(point, figure))
    return place ? [[point, place] as const] : []
  })
  return new Map(found)
}
