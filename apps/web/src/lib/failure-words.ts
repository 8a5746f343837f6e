import type { FaultType } from '@eidolon/contract/faults.ts'
import { faultOf } from './fault.ts'

type FailureText = {
  /** Sentences for what the server may say; its own sentence stands for what is not among them. */
  readonly known?: Partial<Readonly<Record<FaultType, string>>>
  /** For everything else: no answer, or one that says nothing to people. */
  readonly otherwise?: string
  /** The first status whose sentence is not shown: what the server says about its own troubles helps no user. */
  readonly below?: number
}

/** What went wrong and what to do about it; the words are those of accounts and settings unless others are given. */
export function failureWords(
  error: unknown,
  { known = accounts, otherwise = away, below = 500 }: FailureText = {},
): string {
  const { type, code, message } = faultOf(error)
  const sentence = Object.entries(known).find(([name]) => name === type)?.[1]
  return sentence ?? (code >= 400 && code < below && message ? message : otherwise)
}

const away = 'The studio could not be reached. Nothing was changed. Try again.'

const accounts: NonNullable<FailureText['known']> = {
  user_invalid_credentials: 'That is not the password.',
  user_invalid_token: 'That code is not right, has been used, or is too old.',
  user_target_already_exists: 'This address is already in use.',
  user_email_already_exists: 'This address is already in use.',
  user_phone_already_exists: 'This number is already in use.',
  user_link_required:
    'This address has an account here that needs more than an address. Sign in to it the way you always do, then link this service in Settings, under Signing in.',
  user_already_exists: 'That belongs to another account here.',
  user_email_already_verified: 'This address is confirmed already.',
  user_phone_already_verified: 'This number is confirmed already.',
  user_challenge_required: 'Nothing was changed: show first that it is still you.',
  user_password_recently_used: 'You have used this password before. Choose another.',
  user_password_personal_data: 'This password contains your name or address. Choose another.',
  user_identity_last: 'This is the only way into your account. Add another one first.',
  archive_invalid: 'This is no export of the studio, or it is damaged. Nothing was imported.',
  storage_quota_exceeded:
    'There is not enough room left in your account. Delete something for good, or empty the trash, and try again. What is here stays as it is.',
  storage_disk_full: 'The studio has no room for anything new at the moment. Whoever runs it has to make some.',
  general_smtp_disabled: 'This studio sends no mail. Whoever runs it can set that up.',
  general_phone_disabled: 'This studio sends no text messages. Whoever runs it can set that up.',
  general_rate_limit_exceeded: 'Too many tries. Wait a while, then try again.',
  user_auth_method_unsupported: 'This studio does not offer that.',
  project_provider_disabled: 'This studio does not offer that service.',
}
