import { use, useEffect, useRef, useState, type ContextType } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router'

type BlockedNavigation = { readonly go: () => void }

/**
 * Holds every way out of a screen while `dirty`: links and buttons of the studio, the browser's back and forward, and
 * closing the tab. The router's own blocker needs its data mode, which would add 16 KB to the landing page's script.
 */
export function useLeaveGuard(dirty: boolean) {
  const { navigator } = use(NavigationContext)
  const [held, setHeld] = useState<BlockedNavigation>()
  const released = useRef(false)
  useEffect(() => {
    if (!dirty) return
    const isFree = () => released.current
    const stopHolding = holdNavigator(navigator, isFree, setHeld)
    const stopWatching = holdHistory(isFree, setHeld)
    const ask = (event: BeforeUnloadEvent) => {
      if (!isFree()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => {
      stopHolding()
      stopWatching()
      window.removeEventListener('beforeunload', ask)
    }
  }, [dirty, navigator])
  return {
    /** A navigation is being held. */
    blocked: held !== undefined,
    stay: () => setHeld(undefined),
    /** There is nothing to hold any more: it was saved. */
    release: () => {
      released.current = true
    },
    leave: () => {
      released.current = true
      setHeld(undefined)
      held?.go()
    },
  }
}

type Navigator = ContextType<typeof NavigationContext>['navigator']

function holdNavigator(
  navigator: Navigator,
  isFree: () => boolean,
  onHeld: (held: BlockedNavigation) => void,
): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- kept to be put back; called with its own `this`
  const { push, replace } = navigator
  const hold =
    (way: typeof push): typeof push =>
    (...to) => {
      // A change within the same page (its search) leads nowhere.
      const target = typeof to[0] === 'string' ? to[0].split(/[?#]/)[0] : to[0].pathname
      if (isFree() || !target || target === window.location.pathname) way.apply(navigator, to)
      else onHeld({ go: () => way.apply(navigator, to) })
    }
  navigator.push = hold(push)
  navigator.replace = hold(replace)
  return () => {
    navigator.push = push
    navigator.replace = replace
  }
}

/** The browser has moved before anybody is blocked: it is sent back, and forward again if that is wanted. */
function holdHistory(isFree: () => boolean, onHeld: (held: BlockedNavigation) => void): () => void {
  const here = indexOf(window.history.state)
  let expected = 0
  const stop = (event: PopStateEvent) => {
    if (expected > 0) {
      expected -= 1
      event.stopImmediatePropagation()
      return
    }
    const delta = indexOf(event.state) - here
    if (delta === 0 || isFree()) return
    event.stopImmediatePropagation()
    expected += 1
    window.history.go(-delta)
    onHeld({
      go: () => {
        window.removeEventListener('popstate', stop, true)
        window.history.go(delta)
      },
    })
  }
  window.addEventListener('popstate', stop, true)
  return () => window.removeEventListener('popstate', stop, true)
}

function indexOf(state: unknown): number {
  const idx = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0
  return typeof idx === 'number' ? idx : 0
}
