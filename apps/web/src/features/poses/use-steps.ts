import { useState } from 'react'

type Steps<T> = { readonly past: readonly T[]; readonly now: T; readonly future: readonly T[]; readonly last: string }

/** So many steps can be taken back. */
const max = 100

/** Something that is changed step by step, and back. Changes of the same name after each other are one step. */
export function useSteps<T>(first: T) {
  const [steps, setSteps] = useState<Steps<T>>({ past: [], now: first, future: [], last: '' })
  return {
    now: steps.now,
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    change: (next: T, name = '') =>
      setSteps(({ past, now, last }) => ({
        past: name !== '' && name === last ? past : [...past, now].slice(-max),
        now: next,
        future: [],
        last: name,
      })),
    undo: () =>
      setSteps((steps) => {
        const before = steps.past.at(-1)
        if (before === undefined) return steps
        return { past: steps.past.slice(0, -1), now: before, future: [steps.now, ...steps.future], last: '' }
      }),
    redo: () =>
      setSteps((steps) => {
        const [after, ...future] = steps.future
        return after === undefined ? steps : { past: [...steps.past, steps.now], now: after, future, last: '' }
      }),
  }
}
