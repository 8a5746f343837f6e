import { faultOf } from '#lib/fault.ts'

export type WalletFailureKind =
  | 'no-wallet'
  | 'unsupported-browser'
  | 'unsupported-wallet'
  | 'rejected'
  | 'locked'
  | 'timed-out'
  | 'wrong-account'

/** A wallet that did not do what it was asked for, in one of the ways a person can do something about. */
export class WalletFailure extends Error {
  readonly kind: WalletFailureKind

  constructor(kind: WalletFailureKind, cause?: unknown) {
    super(kind, { cause })
    this.name = 'WalletFailure'
    this.kind = kind
  }
}

/** Wallets tell a refusal or a lock by code, by name or by nothing but words; whatever else they say stays as it is. */
export function wrapWalletError(error: unknown): unknown {
  if (error instanceof WalletFailure) return error
  const { code, name, message } = faultOf(error)
  if (code === 4001 || code === -3 || code === -1 || /reject|declin|denied|cancel/i.test(`${name} ${message}`))
    return new WalletFailure('rejected', error)
  if (code === 4100 || code === 4900 || /\block|not connected|unauthorized/i.test(message))
    return new WalletFailure('locked', error)
  return error
}
