import { type RefCallback, useState } from 'react'
import { useInView } from './use-in-view.ts'

/**
 * How many pictures are fetched at the same time. A browser keeps six connections to a host, and a picture that is not
 * there yet is drawn first: all at once they would hold up every other request.
 */
const abreast = 3

type Turns = {
  /** Its turn has not come yet. */
  readonly waits: (id: string) => boolean
  /** Where it will be shown: `<li ref={watch(id)}>`. */
  readonly watch: (id: string) => RefCallback<Element>
  /** It is there, or will never be. */
  readonly settle: (id: string) => void
}

/** Pictures in their order, of those in sight, a few at a time; one that has been shown stays. */
export function useFewAtATime(ids: readonly string[]): Turns {
  const [inView, watch] = useInView()
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  const fetched = ids.filter((id) => inView.has(id) && !settled.has(id)).slice(0, abreast)
  return {
    waits: (id) => !settled.has(id) && !fetched.includes(id),
    watch,
    settle: (id) => setSettled((before) => new Set([...before, id])),
  }
}
