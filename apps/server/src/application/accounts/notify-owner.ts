import type { Account } from '#domain/accounts/account.ts'
import { type RequestContext, deviceOf } from './request-context.ts'
import type { Messages, SignInMethodChange } from './message-ports.ts'
import type { Devices } from './ports.ts'
import type { Bound } from '#application/shared/with-deps.ts'

type Deps = {
  readonly messages: Pick<Messages, 'mail'>
  readonly devices: Devices
  readonly onProblem: (error: unknown) => void
}

/**
 * Tells an owner by mail that the ways into the account have changed, at the address proved before. The
 * change is done by then, and does not wait for a mail server.
 */
export function notifyOwner(
  { messages: { mail }, devices, onProblem }: Deps,
  { email, emailVerified }: Account,
  what: SignInMethodChange,
  asking: RequestContext,
): void {
  if (!mail || email === undefined || !emailVerified) return
  const letter = { about: 'way-in-changed', what, device: deviceOf(asking, devices) } as const
  mail.send(email, letter).catch(onProblem)
}

export type TellOwner = Bound<typeof notifyOwner>
