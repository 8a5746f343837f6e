import { use, useEffect, useRef, useState, type ContextType } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router'

type Wish = { readonly go: () => void }

/**
 * Holds every way out of a screen while `dirty`: links and buttons of the studio, the browser's back and forward, and
 * closing the tab. The router's own blocker needs its data mode, which the landing page is too light for.
 */
export function useLeaveGuard(dirty: boolean) {
  const { navigator } = use(NavigationContext)
  const [wish, setFilter] = useState<Wish>()
  const released = useRef(false)
  useEffect(() => {
    if (!dirty) return
    const isFree = () => released.current
    const stopHolding = holdNavigator(navigator, isFree, setFilter)
    const stopWatching = holdHistory(isFree, setFilter)
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
    /** Somebody wants to leave. */
    asked: wish !== undefined,
    stay: () => setFilter(undefined),
    /** There is nothing to hold any more: it was saved. */
    release: () => {
      released.current = true
    },
    leave: () => {
      released.current = true
      setFilter(undefined)
      wish?.go()
    },
  }
}

type Navigator = ContextType<typeof NavigationContext>['navigator']

function holdNavigator(navigator: Navigator, isFree: () => boolean, onWish: (wish: Wish) => void): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- kept to be put back; called with its own `this`
  const { push, replace } = navigator
  const hold =
    (way: typeof push): typeof push =>
    (...to) => {
      // A change within the same page (its search) leads nowhere.
      const target = typeof to[0] === 'string' ? to[0].split(/[?#]/)[0] : to[0].pathname
      if (isFree() || !target || target === window.location.pathname) way.apply(navigator, to)
      else onWish({ go: () => way.apply(navigator, to) })
    }
  navigator.push = hold(push)
  navigator.replace = hold(replace)
  return () => {
    navigator.push = push
    navigator.replace = replace
  }
}

/** The browser has moved before anybody is asked: it is sent back, and forward again if that is wanted. */
function holdHistory(isFree: () => boolean, onWish: (wish: Wish) => void): () => void {
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
    onWish({
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
  const { idx } = Object(state)
  return typeof idx === 'number' ? idx : 0
}
