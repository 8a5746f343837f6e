import { createHmac, generateKeyPairSync, hkdfSync, sign as signature } from 'node:crypto'
import { expect, it } from 'vitest'
import { jwtTokens } from './jwt.ts'

const secret = new Uint8Array(32).fill(7)
const tokens = jwtTokens(secret)
const claims = { userId: 'maya', sessionId: 'session' }
const refused = (reason: string) => ({
  type: 'user_jwt_invalid',
  message: `Failed to verify JWT. Invalid token: ${reason}`,
})
const base64url = (value: object | string): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

/** Signed with the key that signs our tokens: what a token may say, even then. */
function signed(head: object | string, payload: object | string): string {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'eidolon jwt', 32))
  const text = `${base64url(head)}.${base64url(payload)}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}
const usual = { typ: 'JWT', alg: 'HS256' }

it('[ACC-11] holds until its time is over, and ten seconds more', async () => {
  const token = await tokens.sign(claims, 1000)
  const [head = '', payload = ''] = token.split('.').map((part) => Buffer.from(part, 'base64url').toString())
  expect([JSON.parse(head), JSON.parse(payload)]).toEqual([usual, { ...claims, exp: 1000 }])
  expect(await tokens.verify(token, 1009)).toEqual(claims)
  await expect(tokens.verify(token, 1010)).rejects.toMatchObject(refused('Expired'))
  // As the versions before this one wrote them.
  expect(await tokens.verify(signed(usual, { ...claims, exp: 1000 }), 1009)).toEqual(claims)
})

it('[ACC-12] nothing but our own signature counts, whatever the token says about it', async () => {
  const token = await tokens.sign(claims, 1000)
  const [head = '', payload = '', ours = ''] = token.split('.')
  const none = base64url({ alg: 'none' })
  const other = await jwtTokens(new Uint8Array(32).fill(8)).sign(claims, 1000)
  // Signed with the installation's secret itself, which signs other things too.
  const raw = createHmac('sha256', secret).update(`${head}.${payload}`).digest('base64url')
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const es256 = `${base64url({ alg: 'ES256' })}.${payload}`
  const foreign = signature('sha256', Buffer.from(es256), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  for (const forged of [
    other,
    `${head}.${payload}.${raw}`,
    `${none}.${payload}.`,
    `${none}.${payload}.${ours}`,
    `${head}.${payload}x.${ours}`,
    `${head}.${payload}.${ours}AA`,
    `${es256}.${foreign.toString('base64url')}`,
    '..',
    `..${ours}`,
    `${head}..${ours}`,
    `${'A'.repeat(100_000)}.${payload}.${ours}`,
    signed({ ...usual, alg: 'HS512' }, { ...claims, exp: 1000 }),
    signed({ ...usual, crit: ['exp'] }, { ...claims, exp: 1000 }),
    signed('[]', { ...claims, exp: 1000 }),
    signed(usual, 'no object'),
  ]) {
    await expect(tokens.verify(forged, 1)).rejects.toMatchObject(refused('Signature failed'))
  }
  for (const torn of ['', 'x', 'a.b', 'a.b.c.d']) {
    await expect(tokens.verify(torn, 1)).rejects.toMatchObject(refused('Incomplete segments'))
  }
})

it('[ACC-12] a token that names no session, or has no end, stands for nobody', async () => {
  for (const short of [{ ...claims }, { userId: 'maya', exp: 1000 }, { ...claims, sessionId: 7, exp: 1000 }]) {
    await expect(tokens.verify(signed(usual, short), 1)).rejects.toMatchObject(refused('Incomplete claims'))
  }
})
