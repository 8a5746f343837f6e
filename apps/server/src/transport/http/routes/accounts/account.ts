import {
  EmailChange,
  NameChange,
  NewAccount,
  PasswordChange,
  PhoneChange,
  PrefsChange,
} from '@eidolon/contract/accounts/accounts.ts'
import type { FastifyInstance } from 'fastify'
import type { CreateAccount } from '#application/accounts/create-account.ts'
import type { GetAccount, GetPrefs } from '#application/accounts/get-account.ts'
import type { IssueJwt } from '#application/accounts/issue-jwt.ts'
import { maxLogs, type ListLogs } from '#application/accounts/list-logs.ts'
import type { UpdateName, UpdatePassword, UpdatePrefs, BlockAccount } from '#application/accounts/update-account.ts'
import type { UpdateAddress } from '#application/accounts/tokens/update-address.ts'
import { parseListQuery, type QueryRules } from '#domain/documents/query-rules.ts'
import { QueryProblem } from '#domain/documents/query.ts'
import { invalidParam } from '#domain/shared/fault.ts'
import { requestContextOf } from '#transport/http/platform/request-context.ts'
import { smallBody } from '#transport/http/bodies/bodies.ts'
import { clientOf, userOf } from '#transport/http/platform/caller.ts'
import { byRouteAndPlace, byRouteAndUser } from '#transport/http/platform/limit-keys.ts'
import { listParameter } from '#transport/http/platform/list-parameter.ts'
import type { SessionCookies } from '#transport/http/platform/session-cookies.ts'
import { jsonType } from '#transport/http/protocol/render-error.ts'

export type AccountUseCases = {
  readonly createAccount: CreateAccount
  readonly getAccount: GetAccount
  readonly getPrefs: GetPrefs
  readonly updateName: UpdateName
  readonly updateEmail: UpdateAddress
  readonly updatePhone: UpdateAddress
  readonly updatePassword: UpdatePassword
  readonly updatePrefs: UpdatePrefs
  readonly blockAccount: BlockAccount
  readonly issueJwt: IssueJwt
  readonly listLogs: ListLogs
  /** Passwords that are refused. */
  readonly passwordDictionary: ReadonlySet<string>
}

const hour = 3600
const logRules: QueryRules = {
  attributes: new Map(),
  searchable: new Set(),
  select: false,
  pagingOnly: true,
  defaultLimit: maxLogs,
}

/** One's own account: making it, reading it, changing it. */
export function accountRoutes(app: FastifyInstance, useCases: AccountUseCases, cookies: SessionCookies): void {
  const Creation = NewAccount(useCases.passwordDictionary)
  const NewPassword = PasswordChange(useCases.passwordDictionary)
  const own = { config: { scope: 'account' } } as const

  app.post(
    '/account',
    {
      config: {
        scope: 'sessions.write',
        auth: 'emailPassword',
        limits: [{ limit: 10, period: hour, key: byRouteAndPlace }],
      },
    },
    async (request, reply) => {
      const wanted = Creation.parse(request.body)
      return reply.code(201).send(await useCases.createAccount(wanted, clientOf(request)))
    },
  )

  app.get('/account', own, (request) => useCases.getAccount(userOf(request).userId))

  app.patch('/account/name', own, async (request) => {
    const { name } = NameChange.parse(request.body)
    return useCases.updateName(userOf(request).userId, name, clientOf(request))
  })

  app.patch('/account/email', own, async (request) => {
    const { email, password } = EmailChange.parse(request.body)
    return useCases.updateEmail(userOf(request), email, password, requestContextOf(request))
  })

  app.patch('/account/phone', own, async (request) => {
    const { phone, password } = PhoneChange.parse(request.body)
    return useCases.updatePhone(userOf(request), phone, password, requestContextOf(request))
  })

  app.patch(
    '/account/password',
    { config: { scope: 'account', limits: [{ limit: 10, period: hour, key: byRouteAndPlace }] } },
    async (request) => {
      const { password, oldPassword } = NewPassword.parse(request.body)
      return useCases.updatePassword(userOf(request), password, oldPassword, requestContextOf(request))
    },
  )

  app.get('/account/prefs', own, async (request, reply) =>
    reply.header('content-type', jsonType).send(await useCases.getPrefs(userOf(request).userId)),
  )

  app.patch('/account/prefs', { ...own, bodyLimit: 2 * smallBody }, async (request) => {
    const { prefs } = PrefsChange.parse(request.body)
    return useCases.updatePrefs(userOf(request).userId, prefs, clientOf(request))
  })

  app.patch('/account/status', own, async (request, reply) => {
    const user = await useCases.blockAccount(userOf(request).userId, clientOf(request))
    cookies.clear(request, reply)
    return user
  })

  app.get('/account/logs', own, async (request) => {
    const page = logPage(listParameter(request.query, 'queries'))
    return useCases.listLogs(userOf(request).userId, page)
  })

  app.post(
    '/account/jwt',
    { config: { scope: 'account', auth: 'jwt', limits: [{ limit: 100, period: hour, key: byRouteAndUser }] } },
    async (request, reply) => reply.code(201).send(await useCases.issueJwt(userOf(request))),
  )
}

/** This list takes its queries as a parameter, so a wrong one is a wrong argument. */
function logPage(queries: readonly string[]): { limit: number; offset: number } {
  try {
    return parseListQuery(queries, logRules)
  } catch (error) {
    if (!(error instanceof QueryProblem)) throw error
    throw invalidParam('queries', error.message, error)
  }
}
