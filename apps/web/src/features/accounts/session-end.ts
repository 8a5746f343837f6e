import type { Accounts } from './accounts.ts'
import { faultOf } from '#lib/fault.ts'

const over = 'Your session has ended. Sign in again to go on.'

/** What is 401 in the protocol and says nothing about the session. */
const aboutTheAnswer: ReadonlySet<string> = new Set([
  'user_invalid_credentials',
  'user_invalid_token',
  'user_challenge_required',
])

/** Hears every refusal of the server: one that says that the session has ended leads out, with the reason. */
export function endsWithSession(accounts: Pick<Accounts, 'leave' | 'whoAmI' | 'askMore'>): (error: unknown) => void {
  return (error) => {
    const { code, type } = faultOf(error)
    if (code !== 401) return
    if (type === 'user_blocked') accounts.leave('This account has been blocked.')
    else if (type === 'user_more_factors_required') accounts.askMore(true)
    // Only what was asked for just now is refused: the session is as good as before.
    else if (aboutTheAnswer.has(type)) return
    else if (type === 'general_unauthorized_scope') accounts.leave(over)
    // Refused for another reason: whether the session lives, the server tells when asked.
    else
      accounts.whoAmI().catch((refusal: unknown) => {
        if (faultOf(refusal).code === 401) accounts.leave(over)
      })
  }
}
