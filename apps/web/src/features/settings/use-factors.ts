import { useEffect, useState } from 'react'
import type { LoadApi } from '#lib/use-api.tsx'
import { readFactors, type Factors } from './factors.ts'

/** What the account can show beside its first factor. Asked here and not through the cache, which opens only afterwards. */
export function useFactors(api: LoadApi) {
  const [factors, setFactors] = useState<Factors>()
  const [failed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let wanted = true
    const fetchThem = async () => {
      try {
        const answer = readFactors(await (await api()).account.listMfaFactors())
        if (wanted) setFactors(answer)
      } catch {
        if (wanted) setFailed(true)
      }
    }
    void fetchThem()
    return () => {
      wanted = false
    }
  }, [api, turn])
  const again = () => {
    setFailed(false)
    setTurn(turn + 1)
  }
  return { factors, failed, again }
}
