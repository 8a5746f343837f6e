import { expect, it } from 'vitest'
import { argon2Passwords } from './argon2.ts'
import { shareSecrets } from './share-secrets.ts'

it('[MEDIA-81] compares four waiting passwords for the links of one owner, and account passwords in between', async () => {
  const share = { owner: 'attacker', password: await shareSecrets.hashPassword('open sesame', 'attacker') }
  const done: string[] = []
  const guesses = Array.from({ length: 8 }, (_, n) =>
    shareSecrets.isPassword(share, 'open says me').finally(() => done.push(`guess ${n}`)),
  )
  const others = [
    argon2Passwords({ memory: 8, passes: 1, parallelism: 1 })
      .verify('correct horse', undefined)
      .finally(() => done.push('account')),
    shareSecrets.isPassword({ ...share, owner: 'maya' }, 'open sesame').finally(() => done.push('visitor')),
  ]
  const answers = await Promise.allSettled(guesses)
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array<string>(6).fill('fulfilled'),
    ...Array<string>(2).fill('rejected'),
  ])
  expect(answers[7]).toMatchObject({ reason: { type: 'general_service_unavailable' } })
  expect(await Promise.all(others)).toEqual([false, true])
  expect(done.indexOf('account')).toBeLessThan(done.indexOf('guess 5'))
})
