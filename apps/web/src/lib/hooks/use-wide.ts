import { useSyncExternalStore } from 'react'

const query = '(min-width: 48rem)'

/** Whether there is room for two columns. */
export function useWide(): boolean {
  return useSyncExternalStore(
    listen,
    () => window.matchMedia(query).matches,
    () => true,
  )
}

function listen(notify: () => void) {
  const list = window.matchMedia(query)
  list.addEventListener('change', notify)
  return () => list.removeEventListener('change', notify)
}
