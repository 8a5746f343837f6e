import bodyUrl from 'virtual:body-data'
import { useEffect, useRef, useState } from 'react'
import { useDebounced } from '#lib/hooks/use-debounced.ts'
import type { Answer, Asked, Made, Wanted } from './figure-messages.ts'

export type FigureState = {
  readonly made: Made | undefined
  readonly state: 'making' | 'there' | 'failed'
}

/** Dials are turned faster than anybody is dressed. */
const pause = 120

/** Somebody to be shown by `FigureView`, made in a thread of the browser without asking the server; anew whenever `wanted` is another object. */
export function useFigure(wanted: Wanted | undefined): FigureState {
  const [made, setMade] = useState<{ readonly of: Wanted; readonly made: Made }>()
  const [failed, setFailed] = useState<Wanted>()
  const thread = useRef<Worker>(undefined)
  const asked = useRef(0)
  const still = useDebounced(wanted, pause)
  const first = made ? still : wanted
  useEffect(
    () => () => {
      thread.current?.terminate()
      thread.current = undefined
    },
    [],
  )
  useEffect(() => {
    if (!first) return
    thread.current ??= new Worker(new URL('figure-thread.ts', import.meta.url), { type: 'module' })
    const { current: worker } = thread
    const number = (asked.current += 1)
    const stop = new AbortController()
    const { signal } = stop
    const lost = () => setFailed(first)
    const hear = ({ data }: MessageEvent<Answer>) => {
      if (data.number !== number) return
      if (data.made) setMade({ of: first, made: data.made })
      else lost()
    }
    worker.addEventListener('message', hear, { signal })
    worker.addEventListener('error', lost, { signal })
    worker.postMessage({ ...first, number, bodyUrl } satisfies Asked)
    return () => stop.abort()
  }, [first])
  const state = made?.of === wanted ? 'there' : failed === wanted ? 'failed' : 'making'
  return { made: made?.made, state }
}
