import { argon2 } from 'node:crypto'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { argon2Passwords } from './argon2.ts'
import { gate } from '#adapters/system/gate.ts'

it('[ACC-14] keeps passwords as Argon2id of 19 MiB and two passes, each with its own salt', async () => {
  const passwords = argon2Passwords()
  const [one, two] = [await passwords.hash('correct horse'), await passwords.hash('correct horse')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(two)
  expect(await passwords.verify('correct horse', one)).toBe(true)
  expect(await passwords.verify('correct horsf', one)).toBe(false)
})

it('[ACC-14] a password made with other costs, here or elsewhere, still opens', async () => {
  const cheap = { memory: 2048, passes: 4, parallelism: 3 }
  const salt = Buffer.from('0123456789abcdef')
  const tag = await promisify(argon2)('argon2id', { ...cheap, message: 'correct horse', nonce: salt, tagLength: 32 })
  const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  const hash = `$argon2id$v=19$m=2048,t=4,p=3$${bare(salt)}$${bare(tag)}`
  expect(await argon2Passwords().verify('correct horse', hash)).toBe(true)
  await expect(argon2Passwords().verify('correct horse', '$2y$10$other')).rejects.toThrow(/not known/)
})

it('[ACC-14] the same letters are the same password, however they were typed', async () => {
  const passwords = argon2Passwords({ memory: 64, passes: 1, parallelism: 1 })
  expect(await passwords.verify('caf\u0065\u0301 noir', await passwords.hash('caf\u00e9 noir'))).toBe(true)
})

it('[ACC-22] where there is no password, it is computed all the same, and never right', async () => {
  const passwords = argon2Passwords({ memory: 64, passes: 1, parallelism: 1 })
  expect(await passwords.verify('correct horse', undefined)).toBe(false)
})

it('[ACC-103] as many wait as are done in a moment; who comes then is refused at once', async () => {
  const passwords = argon2Passwords({ memory: 64, passes: 1, parallelism: 1 })
  const all = await Promise.allSettled(Array.from({ length: 40 }, () => passwords.verify('correct horse', undefined)))
  const refused = all.filter((each) => each.status === 'rejected').map(({ reason }) => reason)
  expect(all.slice(0, 34).every(({ status }) => status === 'fulfilled')).toBe(true)
  expect(refused).toHaveLength(6)
  expect(refused[0]).toMatchObject({ type: 'general_service_unavailable' })
  expect(await passwords.verify('correct horse', undefined)).toBe(false)
})

it('[ACC-14] two at a time, in the order in which they came', async () => {
  const inTurn = gate(2)
  const begun: number[] = []
  const endings: (() => void)[] = []
  const all = [0, 1, 2, 3].map((n) =>
    inTurn(async () => {
      begun.push(n)
      await new Promise<void>((end) => (endings[n] = end))
      if (n === 1) throw new Error('broken')
    }),
  )
  const outcomes = Promise.allSettled(all)
  expect(begun).toEqual([0, 1])
  endings[1]?.()
  await all[1]?.catch(() => {})
  expect(begun).toEqual([0, 1, 2])
  endings[0]?.()
  await all[0]
  expect(begun).toEqual([0, 1, 2, 3])
  endings[2]?.()
  endings[3]?.()
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
})
