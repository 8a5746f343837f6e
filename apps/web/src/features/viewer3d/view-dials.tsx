import { useEffect, useState } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import { Slider } from '#ui/slider/slider.tsx'
import type_ from '#ui/type/type.module.css'
import type { View } from './figure.ts'
import styles from './live-stage.module.css'
import { shotWords } from './shot.ts'

type Props = { readonly views: StoreApi<View> }

/** Where the figure is looked at from, as sliders: for keys, and for those who do not see it. */
export function ViewDials({ views }: Props) {
  const [view, setView] = useAtFrame(views, whole)
  const look = (changed: Partial<View>) => {
    views.setState(changed)
    // What is done here is answered here at once: the next key goes on from it.
    setView(views.getState())
  }
  return (
    <div className={styles.dials}>
      <Slider label="Turn" min={-180} max={180} value={Math.round(view.turn)} onChange={(turn) => look({ turn })} />
      <Slider label="Tilt" min={-30} max={60} value={Math.round(view.tilt)} onChange={(tilt) => look({ tilt })} />
      <Slider label="Zoom" value={Math.round(view.near * 100)} onChange={(near) => look({ near: near / 100 })} />
    </div>
  )
}

/** What would be drawn from there, in words. */
export function ShotHint({ views }: Props) {
  const [words] = useAtFrame(views, shotWords)
  return <p className={type_.hint}>It will be drawn {words}: the nearest that the generator knows.</p>
}

const whole = (view: View): View => view

/** What is made of a view, once a frame: hands and keys turn it more often than anybody sees. */
function useAtFrame<Shown>(views: StoreApi<View>, of: (view: View) => Shown) {
  const state = useState(() => of(views.getState()))
  const [, show] = state
  useEffect(() => {
    let asked = 0
    const stop = views.subscribe(() => {
      asked ||= requestAnimationFrame(() => {
        asked = 0
        show(of(views.getState()))
      })
    })
    return () => {
      stop()
      cancelAnimationFrame(asked)
    }
  }, [views, of, show])
  return state
}
