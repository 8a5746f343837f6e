import type { FastifyInstance } from 'fastify'

/** The whole of a request, files included: larger ones arrive in chunks. */
export const bodyLimit = 12 * 1024 * 1024

/**
 * JSON as the API takes it: on every method but GET and HEAD, DELETE included, and what cannot be read counts as `{}`,
 * so that the route answers with the parameter it misses.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    void parse(request, text, (error, body: unknown) => done(null, error ? {} : body))
  })
}
