import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { jwtTokens } from './jwt.ts'

const secret = new Uint8Array(32).fill(7)
const tokens = jwtTokens(secret)
const claims = { userId: 'maya', sessionId: 'session' }
const refused = (reason: string) => ({
  type: 'user_jwt_invalid',
  message: `Failed to verify JWT. Invalid token: ${reason}`,
})
const problem = (work: () => unknown) => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

it('[ACC-11] holds until its time is over, and ten seconds more', () => {
  const token = tokens.sign(claims, 1000)
  const [head = '', payload = ''] = token.split('.').map((part) => Buffer.from(part, 'base64url').toString())
  expect([JSON.parse(head), JSON.parse(payload)]).toEqual([
    { typ: 'JWT', alg: 'HS256' },
    { ...claims, exp: 1000 },
  ])
  expect(tokens.verify(token, 1009)).toEqual(claims)
  expect(problem(() => tokens.verify(token, 1010))).toMatchObject(refused('Expired'))
})

it('[ACC-12] nothing but our own signature counts, whatever the token says about it', () => {
  const token = tokens.sign(claims, 1000)
  const [head, payload, signature] = token.split('.')
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  const other = jwtTokens(new Uint8Array(32).fill(8)).sign(claims, 1000)
  // Signed with the installation's secret itself, which signs other things too.
  const raw = createHmac('sha256', secret).update(`${head}.${payload}`).digest('base64url')
  for (const forged of [
    other,
    `${head}.${payload}.${raw}`,
    `${none}.${payload}.`,
    `${none}.${payload}.${signature}`,
    `${head}.${payload}x.${signature}`,
    `${head}.${payload}.${signature}AA`,
  ]) {
    expect(problem(() => tokens.verify(forged, 1))).toMatchObject(refused('Signature failed'))
  }
  for (const torn of ['', 'x', 'a.b', 'a.b.c.d']) {
    expect(problem(() => tokens.verify(torn, 1))).toMatchObject(refused('Incomplete segments'))
  }
})
