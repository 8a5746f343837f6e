import { type ReactNode, useCallback, useState } from 'react'
import { isFault } from '#lib/fault.ts'
import { ProofQuestion } from './proof-question.tsx'

type Waiting = { readonly goOn: () => void; readonly giveUp: () => void }

/** Runs a change; where the last proof is too long ago it asks for one and then goes on by itself. */
export type Proved = <T>(work: () => Promise<T>) => Promise<T>

/** `question` is shown where the change is made, inside its dialog. */
export function useProved(): { readonly proved: Proved; readonly question: ReactNode } {
  const [waiting, setWaiting] = useState<Waiting>()
  const proved = useCallback<Proved>(async (work) => {
    try {
      return await work()
    } catch (error) {
      if (!isFault(error, 'user_challenge_required')) throw error
      await new Promise<void>((goOn, giveUp) => setWaiting({ goOn, giveUp: () => giveUp(error) }))
      return work()
    }
  }, [])
  const end = (how: keyof Waiting) => {
    setWaiting(undefined)
    waiting?.[how]()
  }
  const question = waiting ? <ProofQuestion onDone={() => end('goOn')} onClose={() => end('giveUp')} /> : null
  return { proved, question }
}
