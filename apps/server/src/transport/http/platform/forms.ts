import { parse } from 'node:querystring'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Fault } from '#domain/shared/fault.ts'
import { listParameters } from './list-parameter.ts'
import type { FormLimits } from './route-config.ts'

/** Several times what the longest form of a page has; a route that needs more says so (`form` in its config). */
const usual: FormLimits = { fields: 200, bytes: 16 * 1024 }

/** `application/x-www-form-urlencoded`, with lists as `name[]` or `name[0]`. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, takeForm)
  // Known from its headers, so that what is too large is never read.
  scope.addHook('onRequest', (request, _reply, done) => {
    const { 'content-type': type = '', 'content-length': length = '0' } = request.headers
    if (type.startsWith('application/x-www-form-urlencoded') && Number(length) > limitsOf(request).bytes) {
      return done(new Fault('general_body_too_large'))
    }
    return done()
  })
}

const limitsOf = ({ routeOptions }: FastifyRequest): FormLimits => routeOptions.config.form ?? usual

async function takeForm(request: FastifyRequest, text: string): Promise<Record<string, unknown>> {
  return readForm(text, limitsOf(request))
}

export function readForm(text: string, { fields: max, bytes }: FormLimits = usual): Record<string, unknown> {
  if (text.length > bytes) throw new Fault('general_body_too_large')
  if (text.split('&', max + 1).length > max) {
    throw new Fault('general_bad_request', {}, { message: `The form has more than ${max} fields.` })
  }
  const fields = parse(text, '&', '=', { maxKeys: 0 })
  const lists = listParameters(fields)
  const names = new Set(Object.keys(fields).map((key) => key.replace(/\[\d*\]$/, '')))
  return Object.fromEntries([...names].map((name) => [name, fields[name] ?? lists.get(name) ?? []]))
}
