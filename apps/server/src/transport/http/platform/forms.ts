import { parse } from 'node:querystring'
import type { FastifyInstance } from 'fastify'
import { listParameter } from './list-parameter.ts'

/** `application/x-www-form-urlencoded`, with lists as `name[]` or `name[0]`. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text: string, done) => done(null, readForm(text)),
  )
}

/** As many as the longest list of ids has, and some more. */
const mostFields = 12_000

export function readForm(text: string): Record<string, unknown> {
  const fields = parse(text, '&', '=', { maxKeys: mostFields })
  const names = new Set(Object.keys(fields).map((key) => key.replace(/\[\d*\]$/, '')))
  return Object.fromEntries([...names].map((name) => [name, fields[name] ?? listParameter(fields, name)]))
}
