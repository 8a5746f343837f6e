import { useState } from 'react'
import type { WallMode } from './wall-layout.ts'

const key = 'library-wall'

/** Justified rows or squares, as they were chosen last on this machine. */
export function useWallMode(): [WallMode, (mode: WallMode) => void] {
  const [mode, setMode] = useState<WallMode>(() => (localStorage.getItem(key) === 'square' ? 'square' : 'justified'))
  return [
    mode,
    (next) => {
      localStorage.setItem(key, next)
      setMode(next)
    },
  ]
}
