import { useState } from 'react'

/**
 * A choice that is kept in the address. The router changes the address a moment later, and a busy machine makes that
 * moment long; until then the choice itself counts, so that a control shows at once what was chosen. As soon as the
 * address has moved, it alone counts again: also when it comes back to where the choice was made.
 */
export function useOptimisticChoice<Choice>(address: string, kept: Choice): [Choice, (choice: Choice) => void] {
  const [ahead, setAhead] = useState<{ readonly choice: Choice; readonly over: string }>()
  if (ahead && ahead.over !== address) setAhead(undefined)
  return [ahead?.over === address ? ahead.choice : kept, (choice) => setAhead({ choice, over: address })]
}
