import { useCallback, useRef, useState } from 'react'

/** Runs what may go wrong with a wallet and keeps the words for it, until something is tried again. */
export function useWalletProblem() {
  const [problem, setProblem] = useState('')
  const latest = useRef(0)
  const attempt = useCallback(async (walletName: string, work: () => Promise<void>) => {
    const mine = ++latest.current
    setProblem('')
    try {
      await work()
    } catch (error) {
      const words = await explained(error, walletName)
      if (mine === latest.current) setProblem(words)
    }
  }, [])
  return { problem, attempt }
}

async function explained(error: unknown, walletName: string): Promise<string> {
  try {
    return (await import('./explain.ts')).explain(error, walletName)
  } catch {
    return 'The studio could not be reached. Check the connection, then try again.'
  }
}
