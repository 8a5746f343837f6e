import { useEffect, useState } from 'react'
import type { StoreApi } from 'zustand/vanilla'

/**
 * Milliseconds that what is wanted has to stand still: clothes are changed one by one, faster than anybody is dressed; the
 * second step of a dial that is turned slowly comes later than another outfit.
 */
const pause = { anew: 120, turned: 250 }

/**
 * What was wanted when it last stood still. While something of it is being turned it is on its way to something else,
 * which is wanted when the dial rests: nobody is made anew in between, for the page would have to take them in.
 */
export function useSettled<Wanted>(wanted: Wanted, turning: StoreApi<object> | undefined): Wanted {
  const [rested, setRested] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(
      () => {
        if (Object.keys(turning?.getState() ?? {}).length === 0) setRested(wanted)
      },
      turning ? pause.turned : pause.anew,
    )
    return () => clearTimeout(timer)
  }, [wanted, turning])
  return rested
}
