import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import { memoSlot } from '#ui/memo-slot.tsx'
import { type Figure, frontView, turnedByKey, type View, clampView } from './figure.ts'
import styles from './figure-view.module.css'
import type { Picked, Stage } from './stage.ts'
import type { MovedStore, PoseStore } from './use-figure.ts'

type Props = {
  readonly figure: Figure | undefined
  /** The same figure as it is with other genes. */
  readonly moved?: MovedStore | undefined
  /** What one looks at, for those who do not see it. */
  readonly label: string
  /** How they stand, told past React as well. */
  readonly poses: PoseStore
  /** Expressions of the model and how far each goes. */
  readonly faces?: Readonly<Record<string, number>>
  /** Where they are looked at from, told past React: turning them renders nothing. */
  readonly views: StoreApi<View>
  readonly onView: (view: View) => void
  /** An id of `stageLights`. */
  readonly light?: string
  /** Room around them for arms overhead and for who lies down. */
  readonly isWide?: boolean
  /** A click or tap that turned nothing: what of the figure is there. */
  readonly onPick?: (picked: Picked | undefined) => void
  /** Whatever is seen has moved: where a bone is now, for who draws over it. */
  readonly onAimed?: (place: Stage['place']) => void
  /** It could not be opened here; show something else. */
  readonly onFailed?: () => void
}

const still: Readonly<Record<string, number>> = {}

/** Somebody in the round, turned by pointer, touch, wheel and keys. Loads what draws in three dimensions by itself. */
export const FigureView = memoSlot(function FigureView({
  figure,
  moved,
  label,
  poses,
  faces = still,
  views,
  onView,
  light = '',
  isWide = false,
  ...rest
}: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [stage, setStage] = useState<Stage>()
  const failed = useEffectEvent(() => rest.onFailed?.())
  const aimed = useEffectEvent((place: Stage['place']) => rest.onAimed?.(place))
  useEffect(() => {
    const on = canvas.current
    if (!on) return
    let own: Stage | undefined
    let isWanted = true
    const lost = () => failed()
    on.addEventListener('webglcontextlost', lost)
    const sized = new ResizeObserver(() => own?.resize(on.clientWidth, on.clientHeight))
    import('./stage.ts')
      .then(({ openStage }) => {
        if (!isWanted) return
        const opened = openStage(on, () => aimed((bone, off) => opened.place(bone, off)))
        own = opened
        own.resize(on.clientWidth, on.clientHeight)
        sized.observe(on)
        setStage(own)
      })
      .catch(() => isWanted && failed())
    return () => {
      isWanted = false
      on.removeEventListener('webglcontextlost', lost)
      sized.disconnect()
      setStage(undefined)
      own?.dispose()
    }
  }, [])
  useEffect(() => stage?.light(light), [stage, light])
  useEffect(() => stage?.widen(isWide), [stage, isWide])
  useEffect(() => {
    if (!stage) return
    stage.look(views.getState())
    return views.subscribe((view) => stage.look(view))
  }, [stage, views])
  useEffect(() => {
    if (!stage) return
    stage.pose(poses.getState().to)
    return poses.subscribe(({ to }) => stage.pose(to))
  }, [stage, poses])
  useEffect(() => stage?.express(faces), [stage, faces])
  useEffect(() => {
    if (figure) stage?.show(figure)
  }, [stage, figure])
  useEffect(() => {
    if (!stage || !moved) return
    const move = ({ to }: ReturnType<MovedStore['getState']>) => to && stage.move(to)
    move(moved.getState())
    return moved.subscribe(move)
  }, [stage, moved])
  const zoom = useEffectEvent((by: number) => {
    const view = views.getState()
    onView(clampView({ ...view, near: view.near + by }))
  })
  useEffect(() => {
    const on = canvas.current
    const turned = (event: WheelEvent) => {
      // The wheel is the page's own until somebody has taken hold of the figure.
      if (!event.ctrlKey && document.activeElement !== on) return
      event.preventDefault()
      zoom(-event.deltaY / (event.ctrlKey ? 150 : 900))
    }
    on?.addEventListener('wheel', turned, { passive: false })
    return () => on?.removeEventListener('wheel', turned)
  }, [])
  const hands = useHands(views, onView, (x, y) => rest.onPick?.(stage?.pick(x, y)))
  return (
    <canvas
      ref={canvas}
      className={styles.canvas}
      // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- turned with the arrow keys, it is what this role is for
      role="application"
      aria-roledescription="figure in the round"
      aria-label={`${label}. Arrow keys turn and tilt, plus and minus zoom, Home is the front.`}
      tabIndex={0}
      data-ready={(stage && figure && true) || undefined}
      onKeyDown={(event) => {
        const next =
          event.ctrlKey || event.metaKey || event.altKey ? undefined : turnedByKey(views.getState(), event.key)
        if (!next) return
        event.preventDefault()
        onView(next)
      }}
      onDoubleClick={() => onView(frontView)}
      {...hands}
    />
  )
})

type Finger = { readonly x: number; readonly y: number }

/** How far the hand may stray and still have pointed rather than turned. */
const steady = 4

/** One finger turns, two zoom. */
function useHands(views: StoreApi<View>, onView: (view: View) => void, onPoint: (x: number, y: number) => void) {
  const fingers = useRef(new Map<number, Finger>())
  const strayed = useRef(0)
  const turn = (next: View) => onView(clampView(next))
  const apart = () => {
    const [one, other] = [...fingers.current.values()]
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
  }
  const up = (event: React.PointerEvent<HTMLCanvasElement>) => {
    const isLast = fingers.current.delete(event.pointerId) && fingers.current.size === 0
    if (!isLast || strayed.current > steady || event.type === 'pointercancel') return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onPoint((event.clientX - left) / width, (event.clientY - top) / height)
  }
  return {
    onPointerDown: (event: React.PointerEvent<HTMLCanvasElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      if (fingers.current.size === 0) strayed.current = 0
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: (event: React.PointerEvent<HTMLCanvasElement>) => {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const wide = apart()
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const [right, down] = [event.clientX - before.x, event.clientY - before.y]
      strayed.current += Math.abs(right) + Math.abs(down)
      const now = views.getState()
      if (fingers.current.size > 1) turn({ ...now, near: now.near + (apart() - wide) / 260 })
      else turn({ ...now, turn: now.turn - right * 0.5, tilt: now.tilt + down * 0.25 })
    },
    onPointerUp: up,
    onPointerCancel: up,
  }
}
