import { useEffect, useState } from 'react'

/** Counts up by one every `everyMs`. Stands still in a hidden tab, and at 0 for people who want less motion. */
export function useTurns(everyMs: number): number {
  const [turns, setTurns] = useState(0)
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)')
    let timer: number | undefined
    const stop = () => window.clearInterval(timer)
    const follow = () => {
      stop()
      if (calm.matches) setTurns(0)
      else if (!document.hidden) timer = window.setInterval(() => setTurns((count) => count + 1), everyMs)
    }
    follow()
    calm.addEventListener('change', follow)
    document.addEventListener('visibilitychange', follow)
    return () => {
      stop()
      calm.removeEventListener('change', follow)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [everyMs])
  return turns
}
