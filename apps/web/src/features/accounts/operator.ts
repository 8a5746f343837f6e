import { OperatorStanding } from '@eidolon/contract/operate.ts'
import { useEffect, useState } from 'react'
import { useAccounts } from './auth.tsx'

/**
 * Whether the way to the operators' screen is shown to that wallet. The server decides anew about everything that is done
 * there, so an answer that does not come means no way, and nothing worse.
 */
export function useIsOperator(wallet: string): boolean {
  const { api } = useAccounts()
  const [operator, setOperator] = useState('')
  useEffect(() => {
    let current = true
    const ask = async () => {
      const answer = await (await api()).send('GET', '/account/operator')
      if (current && OperatorStanding.parse(await answer.json()).operator) setOperator(wallet)
    }
    if (wallet !== '') ask().catch(() => undefined)
    return () => {
      current = false
    }
  }, [api, wallet])
  return wallet !== '' && operator === wallet
}
