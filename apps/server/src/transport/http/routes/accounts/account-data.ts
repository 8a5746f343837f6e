import type { UserId } from '@eidolon/contract/ids.ts'
import type { AccountStorage } from '@eidolon/contract/accounts/account-storage.ts'
import { AccountDeletion, accountDataLimits, type AccountImport } from '@eidolon/contract/accounts/account-data.ts'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ExportAccount } from '#application/account-data/export-account.ts'
import type { UserCaller } from '#domain/accounts/caller.ts'
import { Fault } from '#domain/shared/fault.ts'
import { disposition } from '#transport/http/protocol/send-content.ts'
import { readMultipart } from '#transport/http/bodies/multipart.ts'
import { userOf } from '#transport/http/platform/caller.ts'
import { byRouteAndPlace, byRouteAndUser } from '#transport/http/platform/limit-keys.ts'
import type { SessionCookies } from '#transport/http/platform/session-cookies.ts'

export type AccountDataUseCases = {
  readonly remove: (caller: UserCaller, confirm: string) => Promise<void>
  readonly exportAll: ExportAccount
  readonly importAll: (caller: UserCaller, bytes: AsyncIterable<Uint8Array>) => Promise<AccountImport>
  readonly storage: (userId: UserId) => Promise<AccountStorage>
  /** What a saved archive is called. */
  readonly archiveName: () => string
}

const hour = 3600
const perHour = (limit: number, ...keys: readonly ((request: FastifyRequest) => string)[]) =>
  ({ config: { scope: 'account', limits: keys.map((key) => ({ limit, period: hour, key })) } }) as const

/** The data of an account as a whole: export, import, deletion. */
export function accountDataRoutes(app: FastifyInstance, useCases: AccountDataUseCases, cookies: SessionCookies): void {
  // A browser saves what a link leads to, however large.
  app.get('/account/export', { ...perHour(20, byRouteAndUser), exposeHeadRoute: false }, async (request, reply) => {
    const zip = await useCases.exportAll(userOf(request).userId)
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', disposition('attachment', `${useCases.archiveName()}.zip`))
      .header('cache-control', 'private, no-store')
      .send(Readable.from(zip, { objectMode: false }))
  })

  app.get('/account/storage', { config: { scope: 'account' } }, async (request) =>
    useCases.storage(userOf(request).userId),
  )

  app.register(async (scope) => {
    // The archive itself, which is read as it comes.
    scope.addContentTypeParser(rawTypes, (_request, payload, done) => done(null, payload))
    // By place, too: another account is made in a moment.
    const { config } = perHour(20, byRouteAndUser, byRouteAndPlace)
    const large = { config: { ...config, longBody: true }, bodyLimit: accountDataLimits.archive }
    scope.post('/account/import', large, async (request, reply) => {
      const caller = userOf(request)
      return reply.code(201).send(await received(request, (bytes) => useCases.importAll(caller, bytes)))
    })
  })

  app.delete('/account', perHour(10, byRouteAndUser), async (request, reply) => {
    const { confirm } = AccountDeletion.parse(request.body)
    await useCases.remove(userOf(request), confirm)
    cookies.clear(request, reply)
    return reply.code(204).send()
  })
}

const rawTypes = ['application/zip', 'application/x-zip-compressed', 'application/octet-stream']

/** As the body itself, or as the part called `file` of a form. */
async function received<T>(
  request: FastifyRequest,
  take: (bytes: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (rawTypes.includes(type)) return take(request.raw)
  if (type !== 'multipart/form-data') throw new Fault('storage_file_empty')
  const taken: T[] = []
  const isFile = (name: string, before: number) => name === 'file' && before === 0
  const only = async (_head: unknown, bytes: AsyncIterable<Uint8Array>) => void taken.push(await take(bytes))
  await readMultipart(request, only, { wants: isFile, max: accountDataLimits.archive })
  const [first] = taken
  if (first === undefined) throw new Fault('storage_file_empty')
  return first
}
