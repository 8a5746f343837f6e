import { expect, it } from 'vitest'
import { openLogger } from './logger.ts'

function logged(facts: object): Record<string, unknown> {
  const lines: string[] = []
  openLogger('info', { write: (line) => lines.push(line) }).info(facts, 'said')
  return JSON.parse(lines.join(''))
}

it('[SRV-9] hides cookies, authorisation, secrets and prompts at every depth', () => {
  const facts = {
    cookie: 'a=b',
    request: { headers: { authorization: 'x', 'x-appwrite-session': 'y', host: 'h' } },
    orders: [{ prompt: 'p', size: 1 }],
    at: new Date(0),
  }
  expect(logged(facts)).toMatchObject({
    cookie: '[hidden]',
    request: { headers: { authorization: '[hidden]', 'x-appwrite-session': '[hidden]', host: 'h' } },
    orders: [{ prompt: '[hidden]', size: 1 }],
    at: '1970-01-01T00:00:00.000Z',
  })
})

it('[SRV-92] hides every header that proves who asks, in whichever case it is written', () => {
  const known = 'authorization proxy-authorization cookie set-cookie x-eidolon-key x-eidolon-signature x-api-key'
  const compat = 'x-appwrite-session x-appwrite-jwt x-appwrite-key x-fallback-cookies'
  const names = `${known} ${compat}`.split(' ')
  const headers = Object.fromEntries(names.flatMap((name) => [name, name.toUpperCase()]).map((name) => [name, 'hush']))
  expect(JSON.stringify(logged({ headers }))).not.toContain('hush')
})

it('[SRV-9] gives up on what points back at itself', () => {
  const circle: Record<string, unknown> = { secret: 's' }
  circle.again = circle
  expect(JSON.stringify(logged({ circle }))).toContain('[too deep]')
})

it('[SRV-9] tells an error with its causes, and nothing else that hangs on it', () => {
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', request: { headers: { cookie: 'a=b' } } })
  const { err } = logged({ err: new Error('no database', { cause }) })
  expect(err).toMatchObject({ message: 'no database', cause: { message: 'refused', code: 'ECONNREFUSED' } })
  expect(JSON.stringify(err)).not.toContain('a=b')
})
