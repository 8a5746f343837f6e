import { isPlainJson } from '@eidolon/contract/plain-json.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Fault } from '#domain/shared/fault.ts'

/** Room for everything that is no document and no file; no more is read before the caller is known. */
export const smallBody = 64 * 1024
/** A character with a long card. What is read as JSON is read at once, and everybody waits meanwhile. */
export const documentBody = 2 * 1024 * 1024
/** The whole of a request that brings a file: larger ones arrive in chunks. */
export const largeBody = 12 * 1024 * 1024

/**
 * JSON as the API takes it: on every method but GET and HEAD, DELETE included, and what cannot be read counts as `{}`,
 * so that the route answers with the parameter it misses.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (!isPlainJson(text)) return done(new Fault('general_bad_request', {}, { message: tooTangled }))
    return void parse(request, text, (error, body: unknown) => done(null, error ? {} : body))
  })
}

const tooTangled = 'The body has too many values, is nested too deeply, or has a field called toString or valueOf.'

/** What is larger than its route takes is refused by what its headers say, before any of it is read. */
export function checkBodySize({ headers, routeOptions: { bodyLimit } }: FastifyRequest, isGuest: boolean): void {
  const max = isGuest ? Math.min(bodyLimit, smallBody) : bodyLimit
  if (Number(headers['content-length'] ?? 0) > max) throw new Fault('general_body_too_large')
  // The length of such a body is known only once it has been read, as far as its route reads.
  if (max < bodyLimit && headers['transfer-encoding'] !== undefined) throw new Fault('general_body_too_large')
}
