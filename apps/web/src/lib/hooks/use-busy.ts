import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { failureWords } from '#lib/failure-words.ts'

/** Does one thing after a press, is busy meanwhile, and says what went wrong. `shows` follows what went well. */
export function useBusy(shows?: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false)
  const doing = async (act: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    try {
      await act()
      await shows?.()
    } catch (error) {
      toast.error(failureWords(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, doing }
}
