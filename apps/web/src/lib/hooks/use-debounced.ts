import { useEffect, useRef, useState } from 'react'

/** The value as it was when it last stood still for that long. */
export function useDebounced<T>(value: T, milliseconds: number): T {
  const [late, setLate] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return late
}

/** The same, and at once where it had stood still for that long before: only changes in a hurry wait for each other. */
export function useCalmed<T>(value: T, milliseconds: number): T {
  const [late, setLate] = useState(value)
  const changed = useRef(0)
  useEffect(() => {
    const since = performance.now() - changed.current
    changed.current = performance.now()
    const timer = setTimeout(() => setLate(value), since > milliseconds ? 0 : milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return late
}
