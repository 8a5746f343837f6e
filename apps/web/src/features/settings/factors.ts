import { AuthenticationFactor, type Models } from 'appwrite'
import { fieldsOf } from '#lib/json-guards.ts'

export type Factor = 'totp' | 'email' | 'phone' | 'recoverycode'

/** The factors in the SDK's own words. */
export const factorNames: Readonly<Record<Factor, AuthenticationFactor>> = {
  totp: AuthenticationFactor.Totp,
  email: AuthenticationFactor.Email,
  phone: AuthenticationFactor.Phone,
  recoverycode: AuthenticationFactor.Recoverycode,
}

/** What the account can show beside its first factor. The server tells of the codes too, which the SDK has no word for. */
export type Factors = Models.MfaFactors & { readonly recoveryCode: boolean }

export function readFactors(answer: Models.MfaFactors): Factors {
  return { ...answer, recoveryCode: fieldsOf(answer)['recoveryCode'] === true }
}

/** The factors that the account can show, the handiest first. */
export function offeredFactors(factors: Factors): readonly Factor[] {
  const { totp, email, phone, recoveryCode } = factors
  const all = [
    ['totp', totp],
    ['email', email],
    ['phone', phone],
    ['recoverycode', recoveryCode],
  ] as const
  return all.flatMap(([factor, has]) => (has ? [factor] : []))
}

/** Whether anything but the codes for bad days could be asked for: without it the switch would have no effect. */
export function hasOtherFactor({ totp, email, phone }: Factors): boolean {
  return totp || email || phone
}
