import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'

/**
 * Holds every way out of a screen while `dirty`: links and buttons of the studio, the browser's back and forward, and
 * closing the tab. A change within the same page (its search) leads nowhere, and passes.
 */
export function useLeaveGuard(dirty: boolean) {
  const released = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !released.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])
  return {
    /** A navigation is being held. */
    blocked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    /** There is nothing to hold any more: it was saved. */
    release: () => {
      released.current = true
    },
    leave: () => {
      released.current = true
      blocker.proceed?.()
    },
  }
}
