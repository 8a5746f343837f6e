import type { UserId } from '@eidolon/contract/ids.ts'
import type { Token as TokenModel } from '@eidolon/contract/accounts/account-tokens.ts'
import { projectId } from '@eidolon/contract/resources.ts'
import { linkTo } from '#domain/accounts/link.ts'
import { phraseFrom } from '#domain/accounts/phrase.ts'
import { tokenModel } from '#domain/accounts/token.ts'
import { type RequestContext, deviceOf } from '#application/accounts/request-context.ts'
import type { IssueToken } from './issue-token.ts'
import { type Carriers, mailTo, smsOf } from '#application/accounts/message-ports.ts'
import type { Devices } from '#application/accounts/ports.ts'
import type { Bound } from '#application/shared/with-deps.ts'
import type { ReachAccount } from './find-or-create-account.ts'
import type { RandomSource } from './token-ports.ts'

type Deps = {
  readonly reach: ReachAccount
  readonly issue: IssueToken
  readonly messages: Carriers
  readonly devices: Devices
  readonly chance: RandomSource
}

type ByEmail = { readonly userId: UserId; readonly email: string; readonly phrase: boolean }

/** Sends six digits that sign their reader in. Whether the account is new cannot be told from the answer. */
export async function sendEmailToken(
  { reach, issue, messages, devices, chance }: Deps,
  { userId, email, phrase: wanted }: ByEmail,
  asking: RequestContext,
): Promise<TokenModel> {
  const { client } = asking
  const mail = await mailTo(messages, email, client)
  const address = { kind: 'email', value: email } as const
  const { token, secret } = await reach(
    { address, userId, collision: 'general_bad_request', client },
    (account, unit) => issue(account, 'email', client, unit),
  )
  const phrase = wanted ? phraseFrom((limit) => chance.below(limit)) : ''
  const letter = { about: 'sign-in-code', code: secret, phrase, device: deviceOf(asking, devices) } as const
  await mail.send(email, letter)
  return tokenModel(token, phrase)
}

export type SendEmailToken = Bound<typeof sendEmailToken>

/** Sends a link that signs in the browser which opens it. */
export async function sendMagicUrl(
  { reach, issue, messages, devices, chance }: Deps,
  { userId, email, phrase: wanted, url }: ByEmail & { readonly url: string },
  asking: RequestContext,
): Promise<TokenModel> {
  const { client } = asking
  const mail = await mailTo(messages, email, client)
  const address = { kind: 'email', value: email } as const
  const { token, secret } = await reach(
    { address, userId, collision: 'user_email_already_exists', client },
    (account, unit) => issue(account, 'magic-url', client, unit),
  )
  const phrase = wanted ? phraseFrom((limit) => chance.below(limit)) : ''
  const link = linkTo(url, { userId: token.userId, secret, expire: token.expire, project: projectId })
  await mail.send(email, { about: 'sign-in-link', link, phrase, device: deviceOf(asking, devices) })
  return tokenModel(token, phrase)
}

export type SendMagicUrl = Bound<typeof sendMagicUrl>

/** Sends six digits to a phone. */
export async function sendPhoneToken(
  { reach, issue, messages }: Pick<Deps, 'reach' | 'issue' | 'messages'>,
  { userId, phone }: { readonly userId: UserId; readonly phone: string },
  { client }: RequestContext,
): Promise<TokenModel> {
  const sms = smsOf(messages)
  const address = { kind: 'phone', value: phone } as const
  const { token, secret } = await reach(
    { address, userId, collision: 'user_phone_already_exists', client },
    (account, unit) => issue(account, 'phone', client, unit),
  )
  await sms.send(phone, { about: 'sign-in-code', code: secret })
  return tokenModel(token)
}

export type SendPhoneToken = Bound<typeof sendPhoneToken>
