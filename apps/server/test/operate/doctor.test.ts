import { createPrivateKey, sign } from 'node:crypto'
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { comfyKey, comfyuiPeer } from '#adapters/engines/testing/comfyui-peer.ts'
import { scriptedServer } from '#adapters/engines/testing/scripted-server.ts'
import { createChain } from '#adapters/marking/c2pa/certificates.ts'
import { openMarkingKeys } from '#adapters/marking/marking-keys.ts'
import { sql } from '#adapters/sql/database.ts'
import { openMigrated } from '#compose/database.ts'
import { readConfig } from '#config/config.ts'
import type { Checks } from '#compose/doctor/check.ts'
import { storageChecks } from '#compose/doctor/storage-checks.ts'
import { markingChecks } from '#compose/doctor/marking-checks.ts'
import { engineChecks } from '#compose/doctor/engine-checks.ts'
import { diagnose, type Diagnosis } from '#compose/doctor/doctor.ts'

async function folder() {
  const path = await mkdtemp(join(tmpdir(), 'doctor-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

async function found(env: Record<string, string>, parts?: readonly Checks[]): Promise<Map<string, Diagnosis>> {
  const list = await all(diagnose(env, { ...(parts && { parts }), patience: 5000 }))
  return new Map(list.map((each) => [each.name, each]))
}

async function all<T>(lines: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const line of lines) list.push(line)
  return list
}

const only = (name: string, look: () => Promise<never>): readonly Checks[] => [() => [{ name, look }]]

describe('diagnose', () => {
  it('[OPS-1] finds a fresh machine well, and makes nothing by looking', async () => {
    await using data = await folder()
    const lines = await found({ DATA_DIR: data.path })
    // What set-up makes in the checkout may be there or not.
    const made = ['web', 'engine illustrator']
    expect([...lines.values()].filter(({ name, state }) => state === 'ill' && !made.includes(name))).toEqual([])
    expect(lines.get('database')?.says).toMatch(/first start makes it/)
    expect(await readdir(data.path)).toEqual([])
    expect([...lines.keys()]).toEqual(
      expect.arrayContaining([
        'configuration',
        'data folder',
        'disk space',
        'database',
        'migrations',
        'files',
        'ledger',
      ]),
    )
  })

  it('[MARK-16] says what files are signed with and until when, and when that ends', async () => {
    await using data = await folder()
    const env = { DATA_DIR: data.path }
    const marking = async (more: Record<string, string> = {}) =>
      (await found({ ...env, ...more }, [markingChecks])).get('marking')
    expect(await marking()).toMatchObject({ state: 'well', says: expect.stringContaining('first start') })
    const given = { dataDir: data.path, files: undefined, name: 'Eidolon' }
    await openMarkingKeys({ ...given, now: new Date() })
    const inTenYears = String(new Date().getFullYear() + 10).slice(0, 3)
    expect(await marking()).toMatchObject({ state: 'well', says: expect.stringContaining(`until ${inTenYears}`) })
    await rm(join(data.path, 'marking'), { recursive: true })
    await openMarkingKeys({ ...given, now: new Date('2010-01-01T00:00:00Z') })
    expect(await marking()).toMatchObject({ state: 'ill', mend: expect.stringContaining('signing.pem') })
    expect(await marking({ MARKING: 'off' })).toMatchObject({ state: 'doubtful' })
  })

  it('[MARK-76] asks the services that sign and that stamp, and says until when the certificate is good', async () => {
    await using data = await folder()
    const { privateKey, certificates } = createChain('Eidolon', new Date())
    const C2PA_CERT = join(data.path, 'cert.pem')
    await writeFile(C2PA_CERT, certificates)
    let status = 200
    await using service = await scriptedServer(({ body, response }) => {
      response.writeHead(status).end(sign(null, body, createPrivateKey(privateKey)))
    })
    const C2PA_SIGNER_URL = `${service.url}/sign`
    const env = {
      DATA_DIR: data.path,
      C2PA_CERT,
      C2PA_SIGNER_URL,
      C2PA_SIGNER_TOKEN: 'hunter2',
      C2PA_TSA_URL: service.url,
    }
    const { host } = new URL(service.url)
    const lines = await found(env, [markingChecks])
    expect(lines.get('marking')).toMatchObject({
      state: 'well',
      says: expect.stringContaining(`by the service at ${host}, until 20`),
    })
    expect(lines.get('time stamps')).toMatchObject({ state: 'ill', says: expect.stringContaining('no time stamp') })
    status = 403
    expect((await found(env, [markingChecks])).get('marking')).toMatchObject({
      state: 'ill',
      says: expect.stringContaining('it answered 403'),
    })
    for (const missing of ['C2PA_CERT', 'C2PA_SIGNER_TOKEN']) {
      expect(() => readConfig({ ...env, [missing]: '' })).toThrow(`${missing} is not set, but C2PA_SIGNER_URL is`)
    }
    expect(() => readConfig({ ...env, C2PA_KEY: 'key.pem' })).toThrow('both set')
  })

  it('[MARK-29] says which layer of marking is switched off', async () => {
    await using data = await folder()
    const marking = async (MARKING: string) => (await found({ DATA_DIR: data.path, MARKING })).get('marking')
    expect(await marking('metadata')).toMatchObject({
      state: 'doubtful',
      says: expect.stringContaining('no watermark'),
    })
    expect(await marking('watermark')).toMatchObject({
      state: 'doubtful',
      says: expect.stringContaining('nothing is signed'),
    })
    expect(await marking('metadata,watermark')).toMatchObject({ state: 'doubtful' })
    expect(await marking('metadata,watermark,registry')).toMatchObject({ state: 'well' })
  })

  it('[OPS-51] says when so little is left of the disk that nothing more is taken in, and what accounts may keep', async () => {
    await using data = await folder()
    const lines = await found({ DATA_DIR: data.path, DISK_RESERVE: '9000TB', QUOTA_SUBSCRIBED: '1GB' })
    expect(lines.get('disk space')).toMatchObject({
      state: 'ill',
      says: expect.stringContaining('nothing more is taken in'),
    })
    expect(lines.get('quotas')).toMatchObject({
      state: 'doubtful',
      says: '2.0 GB for an account, 1.0 GB with a subscription',
    })
  })

  it('[OPS-1] looks at a database that is in use, and says which migrations are to come', async () => {
    await using data = await folder()
    const env = { DATA_DIR: data.path }
    await using _studio = await openMigrated(readConfig(env))
    const lines = await found(env)
    expect(lines.get('database')).toMatchObject({ state: 'well', says: 'SQLite, sound' })
    expect(lines.get('migrations')).toMatchObject({ state: 'well', says: 'up to date' })
  })

  it('[OPS-52] counts the transactions that could not be read and are skipped', async () => {
    await using data = await folder()
    const env = { DATA_DIR: data.path }
    await using studio = await openMigrated(readConfig(env))
    expect((await found(env, [storageChecks])).get('payments')).toMatchObject({ state: 'well' })
    const at = '2026-01-01T00:00:00.000+00:00'
    const sighting = (signature: string, attempts: number) =>
      studio.run(sql`
        insert into payment_sightings (signature, slot, pays, attempts, due_at, seen_at)
        values (${signature}, 1, ${true}, ${attempts}, ${at}, ${at})`)
    await sighting('tried-a-little', 1)
    expect((await found(env, [storageChecks])).get('payments')).toMatchObject({ state: 'well' })
    await sighting('given-up', 99)
    expect((await found(env, [storageChecks])).get('payments')).toMatchObject({
      state: 'doubtful',
      says: '1 transaction could not be read and is skipped',
      mend: expect.stringContaining('payments skipped'),
    })
    await sighting('given-up-too', 99)
    expect((await found(env, [storageChecks])).get('payments')?.says).toMatch(/^2 transactions .* are skipped$/)
  })

  it('[OPS-52] says nothing of payments where nothing is sold', async () => {
    const lines = await found({ DATABASE_URL: 'postgres://me@127.0.0.1:1/studio' }, [storageChecks])
    expect(lines.has('payments')).toBe(false)
  })

  it('[ENG-78] says of an engine that costs money and serves nobody what it takes', async () => {
    const env = { DATABASE_URL: 'postgres://me@db/studio', OPENAI_API_KEY: 'k' }
    const lines = await found(env, [engineChecks])
    expect(lines.get('engine openai')).toMatchObject({
      state: 'ill',
      says: 'OpenAI is for subscribers, and this studio sells no subscriptions.',
      mend: expect.stringContaining('FREE_ENGINES=openai'),
    })
  })

  it('[ENG-83] names workflows of the operator that cannot be used although others can', async () => {
    await using data = await folder()
    const { server } = await comfyuiPeer()
    await using _peer = server
    await writeFile(join(data.path, 'saved.json'), JSON.stringify({ nodes: [], links: [] }))
    const env = { COMFYUI_URL: server.url, COMFYUI_KEY: comfyKey, COMFYUI_WORKFLOWS: data.path }
    expect((await found(env, [engineChecks])).get('engine comfyui')).toMatchObject({
      state: 'doubtful',
      says: expect.stringContaining('saved.json: it is not in API format'),
    })
  })

  it('[OPS-1] says what is wrong with the configuration, and looks no further', async () => {
    const lines = await found({ PORT: 'x', S3_BUCKET: 'pictures' })
    expect([...lines.keys()]).toEqual(['configuration'])
    expect(lines.get('configuration')).toMatchObject({ state: 'ill', says: expect.stringMatching(/PORT is "x"/) })
  })

  it('[OPS-1] names what cannot be reached and the variable to look at, and no secret', async () => {
    await using data = await folder()
    const key = '11111111111111111111111111111112'
    const env = {
      DATA_DIR: data.path,
      DATABASE_URL: 'postgres://studio:hunter2@127.0.0.1:1/studio',
      SOLANA_RPC_URL: 'http://127.0.0.1:1/?api-key=hunter3',
      TOKEN_MINT: key,
      TREASURY_ADDRESS: key,
      TOKEN_PRICE_USD: '0.25',
      SMTP_URL: 'smtp://studio:hunter4@127.0.0.1:1',
      COMFYUI_URL: 'http://127.0.0.1:1',
    }
    const lines = await found(env)
    const mended = (name: string) => {
      const line = lines.get(name)
      return line?.state === 'ill' ? line.mend : line?.state
    }
    expect(mended('database')).toMatch(/DATABASE_URL/)
    expect(mended('migrations')).toMatch(/DATABASE_URL/)
    expect(mended('chain')).toMatch(/SOLANA_RPC_URL/)
    expect(mended('mail')).toMatch(/SMTP_URL/)
    expect(mended('engine comfyui')).toMatch(/Check its address/)
    expect(mended('mint and treasury')).toMatch(/SOLANA_RPC_URL/)
    expect(lines.get('price')?.says).toBe('1 EIDO is worth 0.25 USD (fixed)')
    expect(JSON.stringify([...lines.values()])).not.toMatch(/hunter/)
  })

  it('[OPS-10] says in a line each what is wrong with a studio that others can reach', async () => {
    await using data = await folder()
    const hosted = { DATA_DIR: data.path, HOST: '0.0.0.0' }
    expect((await found(hosted)).get('configuration')).toMatchObject({
      state: 'ill',
      says: expect.stringContaining('PUBLIC_URL=https://studio.example.com'),
    })
    const careless = await found({
      ...hosted,
      PUBLIC_URL: 'http://studio.example',
      RATE_LIMITS: 'off',
      DOCUMENT_ROLES: 'all',
    })
    for (const [name, variable] of [
      ['encryption', /PUBLIC_URL to its https/],
      ['limits', /RATE_LIMITS/],
      ['document roles', /DOCUMENT_ROLES/],
      ['mail', /SMTP_URL/],
      ['text messages', /TWILIO_ACCOUNT_SID/],
      ['subscription', /TOKEN_MINT/],
    ] as const) {
      expect([name, careless.get(name)]).toMatchObject([
        name,
        { state: 'doubtful', mend: expect.stringMatching(variable) },
      ])
    }
    const nameless = await found({ DATA_DIR: data.path, DATABASE_URL: 'postgres://studio@127.0.0.1:1/studio' })
    expect(nameless.get('name')).toMatchObject({ state: 'doubtful', mend: expect.stringContaining('PUBLIC_URL') })
    const right = await found({ ...hosted, PUBLIC_URL: 'https://studio.example', TRUST_PROXY: '10.0.0.5' })
    expect([right.get('address')?.says, right.get('proxy')?.says]).toEqual(['https://studio.example', '10.0.0.5'])
    for (const name of ['name', 'encryption', 'limits']) expect(right.has(name)).toBe(false)
  })

  it('[STO-51] says when others on the machine can look into the data folder', async () => {
    await using data = await folder()
    await chmod(data.path, 0o755)
    expect((await found({ DATA_DIR: data.path })).get('data folder')).toMatchObject({
      state: 'doubtful',
      mend: `chmod 700 ${data.path}`,
    })
  })

  it('[OPS-1] finds files that cannot be written', async () => {
    await using data = await folder()
    await writeFile(join(data.path, 'blobs'), 'in the way')
    await chmod(join(data.path, 'blobs'), 0o600)
    expect((await found({ DATA_DIR: data.path })).get('files')?.state).toBe('ill')
  })

  it('[OPS-2] a check that throws or never answers is a finding, and the next one is looked at', async () => {
    await using data = await folder()
    const env = { DATA_DIR: data.path }
    const throws = await found(env, [
      ...only('moon', async () => {
        throw new Error('no answer', { cause: new Error('it is day') })
      }),
      () => [{ name: 'sun', look: async () => ({ state: 'well', says: 'up' }) }],
    ])
    expect(throws.get('moon')).toMatchObject({ state: 'ill', says: 'no answer: it is day' })
    expect(throws.get('sun')?.state).toBe('well')
    const silent = await all(diagnose(env, { parts: only('moon', () => new Promise<never>(() => {})), patience: 1 }))
    expect(silent.at(-1)).toMatchObject({ name: 'moon', state: 'ill', says: expect.stringMatching(/no answer within/) })
  })
})
