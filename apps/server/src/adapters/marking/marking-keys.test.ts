import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createChain } from './c2pa/certificates.ts'
import { readCertificates, readSigningKey } from './c2pa/signing-key.ts'
import { lookAtMarkingKeys, openMarkingKeys } from './marking-keys.ts'

async function folder() {
  const path = await mkdtemp(join(tmpdir(), 'keys-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}
const now = new Date('2026-11-01T00:00:00Z')

it('[MARK-13] makes a key once, for its owner alone', async () => {
  await using data = await folder()
  const given = { dataDir: data.path, files: undefined, name: 'Eidolon', now }
  expect(await lookAtMarkingKeys(data.path, undefined)).toBeUndefined()
  const all = await Promise.all([1, 2, 3].map(() => openMarkingKeys(given)))
  expect(new Set(all.map(({ chain }) => chain.certificates)).size).toBe(1)
  expect(all[0]).toMatchObject({ isHomeMade: true, endsAt: new Date('2036-10-28T23:00:00Z') })
  expect(await readdir(join(data.path, 'marking'))).toEqual(['signing.pem'])
  expect((await stat(join(data.path, 'marking', 'signing.pem'))).mode & 0o777).toBe(0o600)
  expect((await stat(join(data.path, 'marking'))).mode & 0o077).toBe(0)
  const [signer, authority] = readCertificates(all[0]?.chain.certificates ?? '')
  expect(signer?.checkIssued(authority!)).toBe(true)
  expect(signer?.verify(authority!.publicKey)).toBe(true)
  expect([signer?.ca, authority?.ca]).toEqual([false, true])
})

it('[MARK-14] takes the operator’s, and says what is wrong with it without a word of the key', async () => {
  await using data = await folder()
  const { privateKey, certificates } = createChain('Studio', now)
  const files = { certificate: join(data.path, 'cert.pem'), key: join(data.path, 'key.pem') }
  const given = { dataDir: data.path, files, name: 'Eidolon', now }
  await expect(openMarkingKeys(given)).rejects.toThrow('C2PA_CERT cannot be read')
  await writeFile(files.certificate, certificates)
  await writeFile(files.key, privateKey)
  expect(await openMarkingKeys(given)).toMatchObject({ isHomeMade: false, chain: { certificates } })
  const other = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
  await writeFile(files.key, other)
  await expect(openMarkingKeys(given)).rejects.toThrow('the key does not belong to the first certificate')
  await writeFile(files.key, 'a secret that is no key')
  await expect(openMarkingKeys(given)).rejects.toThrow(/^(?!.*secret).*it is no key or certificate in PEM/)
  expect(await readdir(data.path)).toEqual(['cert.pem', 'key.pem'])
})

it('[MARK-14] leaves the root out of what is sent along', () => {
  expect(readSigningKey(createChain('Studio', now)).chain).toHaveLength(1)
})
