import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createStore } from 'zustand/vanilla'
import type { Genes } from '#features/appearance/genes.ts'

/**
 * Milliseconds without another step after which a dial rests: keys are pressed four times a second, and the portrait is
 * asked for as soon as it does; longer where somebody in the round follows each step and nobody waits for the form. And
 * after which whoever goes on begins anew.
 */
const [rest, followed, anew] = [270, 450, 2000]

/**
 * Dials are turned faster than a whole form is rendered. The first step is the form's at once; of those that follow closely
 * it hears when they rest, while the dial itself and whoever is in the round follow each of them.
 */
export function useTurning(onDial: (changed: Genes) => void, isFollowed = false) {
  const newest = useRef(onDial)
  const pause = useRef(rest)
  useLayoutEffect(() => {
    newest.current = onDial
    pause.current = isFollowed ? followed : rest
  })
  const [dials] = useState(() => {
    const turning = createStore<Genes>()(() => ({}))
    let timer: ReturnType<typeof setTimeout> | undefined
    let settled = Number.NEGATIVE_INFINITY
    /** Hands over what has been turned, so that the form holds it when this returns. */
    const settle = () => {
      clearTimeout(timer)
      timer = undefined
      settled = Number.NEGATIVE_INFINITY
      const turned = turning.getState()
      if (Object.keys(turned).length === 0) return
      flushSync(() => newest.current(turned))
      turning.setState({}, true)
    }
    const turn = (gene: string, value: unknown) => {
      // Steps that are slower than a dial rests are one turn all the same: the form knows of it since the first.
      if (timer === undefined && performance.now() - settled > anew) newest.current({ [gene]: value })
      else turning.setState({ [gene]: value })
      clearTimeout(timer)
      timer = setTimeout(() => {
        settle()
        settled = performance.now()
      }, pause.current)
    }
    const dial = (changed: Genes) => {
      settle()
      newest.current(changed)
    }
    return { turning, turn, dial, settle, forget: () => clearTimeout(timer) }
  })
  // Whoever leaves has been asked: the form knew of the first step.
  useLayoutEffect(() => dials.forget, [dials])
  return dials
}
