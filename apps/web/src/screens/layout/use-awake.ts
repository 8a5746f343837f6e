import { useEffect, useSyncExternalStore } from 'react'

/**
 * Tells the rendered page's own script (`lib/early-click.ts`) that clicks are handled now: one step after the markup
 * was taken over, together with who is signed in.
 */
export function useAwake(): void {
  const awake = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  useEffect(() => {
    if (awake) window.dispatchEvent(new Event('studio-awake'))
  }, [awake])
}
