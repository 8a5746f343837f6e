import { useCallback, useState } from 'react'
import { useStore } from 'zustand'
import { useAccounts } from '#features/accounts/auth.tsx'

const nothing = { words: '', attempt: 0 }

/** Runs what may go wrong with a wallet and keeps the words for it, until something is tried again, here or elsewhere. */
export function useWalletProblem() {
  const { notices } = useAccounts()
  const latest = useStore(notices, ({ attempts }) => attempts)
  const [problem, setProblem] = useState(nothing)
  const attempt = useCallback(
    async (walletName: string, work: () => Promise<void>) => {
      const number = notices.getState().attempts + 1
      notices.setState({ attempts: number })
      try {
        await work()
      } catch (error) {
        setProblem({ words: await explained(error, walletName), attempt: number })
      }
    },
    [notices],
  )
  return { problem: problem.attempt === latest ? problem.words : '', attempt }
}

async function explained(error: unknown, walletName: string): Promise<string> {
  try {
    return (await import('./explain.ts')).explain(error, walletName)
  } catch {
    return 'The studio could not be reached. Check the connection, then try again.'
  }
}
