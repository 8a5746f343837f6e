import { useEffect, useEffectEvent, useState, type PointerEvent, type RefObject } from 'react'
import { fit, fitted, held, zoomAt, type Size, type View } from './zoom.ts'

type ScreenPoint = { readonly x: number; readonly y: number }

/** A sweep this long, sideways, on a picture that is shown whole, asks for the next one. */
const sweep = 60

/**
 * Zoom and pan by wheel, by dragging, by two fingers and by a double press. `onSweep` hears of a sideways sweep over a
 * picture that is shown whole. With `oneIsTaken` one finger or the mouse does something else, and neither pans nor sweeps.
 */
export function useZoom(
  stage: RefObject<HTMLElement | null>,
  picture: Size,
  onSweep: (step: 1 | -1) => void,
  oneIsTaken = false,
) {
  const [view, setView] = useState(fitted)
  const [pointers, setPointers] = useState<ReadonlyMap<number, ScreenPoint>>(new Map())
  const [began, setBegan] = useState<ScreenPoint>()

  const hold = (next: View): View => {
    const box = stage.current?.getBoundingClientRect()
    return box ? held(next, fit(picture, box), box) : next
  }
  const fromMiddle = ({ x, y }: ScreenPoint): ScreenPoint => {
    const box = stage.current?.getBoundingClientRect()
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 }
  }
  const zoom = (factor: number, at?: ScreenPoint) => {
    const { x, y } = at ? fromMiddle(at) : { x: 0, y: 0 }
    setView((now) => hold(zoomAt(now, factor, x, y)))
  }
  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0022)), { x: event.clientX, y: event.clientY })
  })
  useEffect(() => {
    const node = stage.current
    const listen = (event: WheelEvent) => turn(event)
    // React's own would be passive, and the page behind would scroll along.
    node?.addEventListener('wheel', listen, { passive: false })
    return () => node?.removeEventListener('wheel', listen)
  }, [stage])

  const pan = (dx: number, dy: number) => setView((now) => hold({ ...now, x: now.x + dx, y: now.y + dy }))
  const lift = (event: PointerEvent) => {
    const whole = !oneIsTaken && view.scale === 1 && pointers.size === 1 && began
    if (whole && event.pointerType !== 'mouse') {
      const dx = event.clientX - whole.x
      if (Math.abs(dx) > sweep && Math.abs(dx) > 1.5 * Math.abs(event.clientY - whole.y)) onSweep(dx < 0 ? 1 : -1)
    }
    setPointers((before) => new Map([...before].filter(([id]) => id !== event.pointerId)))
  }
  const on = {
    onPointerDown: (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest('button, video')) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const point = { x: event.clientX, y: event.clientY }
      setBegan(point)
      setPointers((before) => new Map([...before, [event.pointerId, point]]))
    },
    onPointerMove: (event: PointerEvent) => {
      const from = pointers.get(event.pointerId)
      if (!from) return
      const to = { x: event.clientX, y: event.clientY }
      const [other] = [...pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
      if (other) {
        const before = Math.hypot(from.x - other.x, from.y - other.y)
        const after = Math.hypot(to.x - other.x, to.y - other.y)
        zoom(after / Math.max(1, before), { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 })
      } else if (view.scale > 1 && !oneIsTaken) pan(to.x - from.x, to.y - from.y)
      setPointers((before) => new Map([...before, [event.pointerId, to]]))
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onDoubleClick: (event: { readonly clientX: number; readonly clientY: number }) =>
      view.scale > 1 ? setView(fitted) : zoom(2.5, { x: event.clientX, y: event.clientY }),
  }
  return { view, zoom, pan, reset: () => setView(fitted), on, held: pointers.size > 0 }
}
