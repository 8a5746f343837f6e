import { createPublicKey, verify } from 'node:crypto'
import { expect, it } from 'vitest'
import { encryptMessage } from './encrypt.ts'
import { freshPushKeys, vapidHeader } from './vapid.ts'
import { webPush } from './web-push.ts'

const now = new Date('2026-11-14T10:00:00Z')
const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/some',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}

it('[LINK-18] encrypts as the example of RFC 8291 does, to the letter', () => {
  const chance = {
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  }
  const message = encryptMessage('When I grow up, I want to be a watermelon', subscription.keys, chance)
  expect(message.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
  const [one, other] = [encryptMessage('same', subscription.keys), encryptMessage('same', subscription.keys)]
  expect(one.equals(other)).toBe(false)
})

it('[LINK-18] signs for the service alone, with a key that it can check, for half a day', async () => {
  const keys = freshPushKeys()
  const header = await vapidHeader(keys, subscription.endpoint, 'mailto:hello@studio.example', now)
  const [, head = '', claims = '', signature = '', k = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? []
  expect(k).toBe(keys.publicKey)
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: 'https://fcm.googleapis.com',
    exp: now.getTime() / 1000 + 43_200,
    sub: 'mailto:hello@studio.example',
  })
  const point = Buffer.from(k, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  expect(verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(true)
})

it.each([
  [201, 'sent', 0],
  [410, 'gone', 0],
  [404, 'gone', 0],
  [302, 'failed', 1],
  [429, 'failed', 1],
  [500, 'failed', 1],
])('[LINK-18] a service that answers %i means %s', async (status, delivery, problems) => {
  const [asked, told]: [RequestInit[], object[]] = [[], []]
  const sender = webPush({
    keys: freshPushKeys(),
    contact: 'mailto:hello@studio.example',
    clock: { now: () => now },
    onProblem: (facts) => void told.push(facts),
    fetch: async (_address, init = {}) => {
      asked.push(init)
      return new Response(null, { status })
    },
  })
  expect(await sender.send(subscription, '{}')).toBe(delivery)
  expect(asked).toMatchObject([{ method: 'POST', redirect: 'manual', headers: { 'content-encoding': 'aes128gcm' } }])
  expect(told).toHaveLength(problems)
  expect(JSON.stringify(told)).not.toContain('/fcm/send/')
})

it('[LINK-18] keys that are none, and a service that is away, are failures and no more', async () => {
  const told: object[] = []
  const common = { keys: freshPushKeys(), contact: 'mailto:a@b.example', clock: { now: () => now } }
  const sender = webPush({
    ...common,
    onProblem: (facts) => void told.push(facts),
    fetch: () => Promise.reject(new TypeError('fetch failed')),
  })
  expect(await sender.send(subscription, '{}')).toBe('failed')
  expect(await sender.send({ ...subscription, keys: { p256dh: 'AAAA', auth: 'AAAA' } }, '{}')).toBe('failed')
  expect(told).toMatchObject([{ host: 'fcm.googleapis.com' }, { host: 'fcm.googleapis.com' }])
})
