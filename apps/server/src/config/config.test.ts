import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { Variables } from './variables.ts'

const problemsOf = (env: Record<string, string>): string => {
  try {
    readConfig(env)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe('readConfig', () => {
  it('[CFG-1] needs nothing: an empty environment runs on a laptop without services', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      mode: 'local',
      listen: { host: '127.0.0.1', port: { kind: 'from', port: 3000 } },
      dataDir: resolve('data'),
      database: { kind: 'sqlite', file: resolve('data/studio.db') },
      blobs: { kind: 'disk', root: resolve('data/blobs') },
      site: { productName: 'Eidolon' },
      trustProxy: [],
      logLevel: 'info',
    })
    expect(config.webDir).toMatch(/apps.web.dist$/)
  })

  it('[CFG-1] reads an empty value as none, and ignores what it does not know', () => {
    expect(readConfig({ PORT: '', S3_BUCKET: ' ', S3_TYPO: 'x', EDITOR: 'vi' })).toEqual(readConfig({}))
  })

  it('[CFG-2] names every problem at once, with what would be right', () => {
    const said = problemsOf({ PORT: '70000', LOG_LEVEL: 'loud', PUBLIC_URL: 'studio', TRUST_PROXY: '10.0.0.1,proxy' })
    expect(said).toContain('4 problems')
    expect(said).toContain('PORT is "70000". It should be a whole number from 0 to 65535.')
    expect(said).toContain('LOG_LEVEL is "loud". It should be one of fatal, error, warn, info, debug, trace, silent.')
    expect(said).toContain('PUBLIC_URL is "studio". It should be an address such as https://studio.example.com.')
    expect(said).toContain('TRUST_PROXY is "10.0.0.1,proxy".')
  })

  it.each(['-1', '3000.5', '0x10', 'abc', '99999'])('[CFG-2] refuses the port %s', (port) => {
    expect(problemsOf({ PORT: port })).toContain('PORT')
  })

  it('[CFG-3] never repeats a secret', () => {
    expect(problemsOf({ DATABASE_URL: 'mysql://me:hunter2@db/x' })).toMatch(/DATABASE_URL is wrong/)
    expect(problemsOf({ DATABASE_URL: 'mysql://me:hunter2@db/x' })).not.toContain('hunter2')
  })

  it('[CFG-4] half an S3 configuration is a problem that names what is missing', () => {
    expect(problemsOf({ S3_BUCKET: 'pictures' })).toContain('S3_REGION is not set, but S3_BUCKET is.')
    expect(problemsOf({ S3_ENDPOINT: 'http://127.0.0.1:9000' })).toMatch(/S3_BUCKET is not set[^]*S3_REGION is not set/)
    const keyless = { S3_BUCKET: 'pictures', S3_REGION: 'eu-central-1', S3_ACCESS_KEY_ID: 'key' }
    expect(problemsOf(keyless)).toContain('S3_SECRET_ACCESS_KEY is not set')
  })

  it('[CFG-4] a whole one is taken, with keys or with the identity of the machine', () => {
    const s3 = { S3_BUCKET: 'pictures', S3_REGION: 'eu-central-1' }
    expect(readConfig(s3).blobs).toEqual({
      kind: 's3',
      bucket: 'pictures',
      region: 'eu-central-1',
      endpoint: undefined,
      credentials: undefined,
    })
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
    expect(readConfig({ ...s3, ...keys }).blobs).toMatchObject({
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    })
  })

  it('[CFG-5] a set port is taken exactly, 0 being any free one', () => {
    expect(readConfig({ PORT: '8080' }).listen.port).toEqual({ kind: 'exactly', port: 8080 })
    expect(readConfig({ PORT: '0' }).listen.port).toEqual({ kind: 'exactly', port: 0 })
  })

  it('[CFG-10] local is a loopback address with the ledger that comes along, everything else is hosted', () => {
    const modes = (env: Record<string, string>) => [readConfig(env).mode, readConfig(env).site.mode]
    for (const HOST of ['127.0.0.1', '127.8.9.10', '::1', 'localhost'])
      expect(modes({ HOST })).toEqual(['local', 'local'])
    expect(modes({ PUBLIC_URL: 'http://studio.localhost:3000' })).toEqual(['local', 'local'])
    const key = 'So11111111111111111111111111111111111111112'
    for (const env of [
      { PUBLIC_URL: 'https://studio.example' },
      { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' },
      { TOKEN_MINT: key, TREASURY_ADDRESS: key, TOKEN_PRICE_USD: '1' },
      { DATABASE_URL: 'postgres://me@db/studio' },
    ]) {
      expect(modes(env)).toEqual(['hosted', 'hosted'])
      expect(readConfig(env).subscription.chain.kind).not.toBe('ledger')
      expect(readConfig(env).messages.mail.kind).toBe('none')
    }
  })

  it.each(['0.0.0.0', '::', '192.0.2.7', 'studio.example', '127.0.0.1.example'])(
    '[CFG-11] listening on %s without a name is refused, with the line to add',
    (HOST) => {
      const said = problemsOf({ HOST })
      expect(said).toContain(`HOST is "${HOST}", which others can reach, but PUBLIC_URL is not set.`)
      expect(said).toContain('PUBLIC_URL=https://studio.example.com')
      expect(readConfig({ HOST, PUBLIC_URL: 'https://studio.example' }).mode).toBe('hosted')
    },
  )

  it('[CFG-6] a database address makes it hosted, and proxies are a list', () => {
    const config = readConfig({
      DATABASE_URL: 'postgres://me@db/studio',
      PUBLIC_URL: 'https://studio.example.com/',
      TRUST_PROXY: '10.0.0.5, fd00::/8',
    })
    expect(config).toMatchObject({
      mode: 'hosted',
      database: { kind: 'postgres', url: 'postgres://me@db/studio' },
      publicUrl: 'https://studio.example.com',
      trustProxy: ['10.0.0.5', 'fd00::/8'],
    })
    expect(problemsOf({ PUBLIC_URL: 'https://example.com/studio' })).toContain('without a path')
  })

  it('[CFG-9] platforms are host names, and limits are enforced unless switched off', () => {
    expect(readConfig({})).toMatchObject({ platforms: [], rateLimits: true })
    const config = readConfig({ PLATFORMS: 'App.example.com, *.example.org,*', RATE_LIMITS: 'off' })
    expect(config).toMatchObject({ platforms: ['app.example.com', '*.example.org', '*'], rateLimits: false })
    for (const wrong of ['https://example.com', 'example.com:3000', 'a.*.com']) {
      expect(problemsOf({ PLATFORMS: wrong })).toContain('host names with commas between them')
    }
  })

  it('[STO-36] how much accounts may keep, and the disk keeps back, is written as people write it', () => {
    expect(readConfig({}).storage).toEqual({ quotas: { free: 2e9, subscribed: 100e9 }, reserve: 1e9 })
    const given = { QUOTA_FREE: '500 mb', QUOTA_SUBSCRIBED: '1.5TB', DISK_RESERVE: '0GB' }
    expect(readConfig(given).storage).toEqual({ quotas: { free: 5e8, subscribed: 1.5e12 }, reserve: 0 })
    for (const wrong of ['2', '2 gigabytes', '-1GB', '2GiB', '1,5GB', '999999TB']) {
      expect(problemsOf({ QUOTA_FREE: wrong })).toContain(`QUOTA_FREE is "${wrong}". It should be a number and KB, MB`)
    }
  })

  it('[PERM-10] roles of one’s own account are handed out, unless it says all', () => {
    expect(readConfig({}).documentRoles).toBe('own')
    expect(readConfig({ DOCUMENT_ROLES: 'all' }).documentRoles).toBe('all')
    expect(problemsOf({ DOCUMENT_ROLES: 'users' })).toContain('It should be own, or all')
  })

  it('[WAL-31] the page is told the network, devnet unless said, and whether this is a machine of one’s own', () => {
    expect(readConfig({}).site).toMatchObject({ network: 'devnet', mode: 'local' })
    const hosted = readConfig({ DATABASE_URL: 'postgres://me@db/studio', SOLANA_NETWORK: 'mainnet-beta' })
    expect(hosted.site).toMatchObject({ network: 'mainnet-beta', mode: 'hosted' })
    expect(problemsOf({ SOLANA_NETWORK: 'mainnet' })).toContain('It should be one of devnet, testnet, mainnet-beta.')
  })

  it('[GEN-19] a process does everything unless several share a database', () => {
    expect(readConfig({}).role).toBe('all')
    expect(readConfig({ ROLE: 'worker', DATABASE_URL: 'postgres://me@db/studio' }).role).toBe('worker')
    expect(problemsOf({ ROLE: 'worker' })).toContain('ROLE is "worker", but DATABASE_URL is not set.')
    expect(problemsOf({ ROLE: 'painter' })).toContain('It should be one of all, web, worker.')
  })

  it('[CLUS-34] a node stops at once unless it is to leave a balancer the time to notice', () => {
    expect(readConfig({}).stopDelay).toBe(0)
    expect(readConfig({ STOP_DELAY: '4' }).stopDelay).toBe(4000)
    expect(problemsOf({ STOP_DELAY: '61' })).toContain('seconds, a whole number from 0 to 60')
  })

  it('[GEN-20] as many draw at once as there are processors but one, or as is said', () => {
    expect(readConfig({}).illustrator.threads).toBeGreaterThan(0)
    expect(readConfig({ ILLUSTRATOR_THREADS: '6' }).illustrator.threads).toBe(6)
    expect(problemsOf({ ILLUSTRATOR_THREADS: '0' })).toContain('ILLUSTRATOR_THREADS')
    expect(readConfig({}).illustrator.pack).toMatch(/\.cache.illustrator.pack-\w+\.bin$/)
    expect(readConfig({}).illustrator.program).toBeUndefined()
    expect(readConfig({ ILLUSTRATOR_PACK: 'elsewhere.bin' }).illustrator.pack).toBe(resolve('elsewhere.bin'))
  })

  it('[SUB-28] what subscriptions need is set together, and secrets are not repeated', () => {
    const mint = 'So11111111111111111111111111111111111111112'
    const hosted = { TOKEN_MINT: mint, TREASURY_ADDRESS: mint }
    expect(readConfig({}).subscription).toMatchObject({
      chain: { kind: 'ledger' },
      price: { kind: 'fixed', usd: '0.25' },
      rules: { freeGenerations: 5, graceDays: 0 },
    })
    expect(readConfig({ ...hosted, TOKEN_PRICE_USD: '1.5' }).subscription).toMatchObject({
      chain: { kind: 'rpc', url: 'https://api.devnet.solana.com', tokenProgram: 'token' },
      price: { kind: 'fixed', usd: '1.5' },
    })
    expect(readConfig({ ...hosted, PRICE_SOURCE: 'jupiter' }).subscription.price.kind).toBe('jupiter')
    expect(problemsOf({ TOKEN_MINT: mint })).toContain('TREASURY_ADDRESS is not set, but TOKEN_MINT is.')
    expect(problemsOf(hosted)).toContain('TOKEN_PRICE_USD is not set')
    expect(problemsOf({ PRICE_SOURCE: 'jupiter' })).toContain('but TOKEN_MINT is not set')
    expect(problemsOf({ PRICE_SOURCE: 'pyth' })).toContain('but PYTH_FEED is not set')
    expect(problemsOf({ TOKEN_MINT: 'abc' })).toContain('the address of a mint')
    expect(problemsOf({ SOLANA_RPC_URL: 'ftp://key' })).not.toContain('ftp://key')
    expect(problemsOf({ FREE_GENERATIONS: '-1' })).toContain('a whole number from 0')
    expect(problemsOf({ TOKEN_PRICE_USD: '0.00' })).toContain('above 0')
  })

  it('[ENG-16] what is configured is offered, in the order that is said', () => {
    expect(readConfig({}).engines).toMatchObject({ offered: ['illustrator'], gate: undefined, comfyui: undefined })
    const servers = { COMFYUI_URL: 'http://gpu-1:8188/, http://gpu-2:8188' }
    expect(readConfig(servers).engines).toMatchObject({
      offered: ['illustrator', 'comfyui'],
      comfyui: { urls: ['http://gpu-1:8188', 'http://gpu-2:8188'], key: undefined },
    })
    expect(readConfig({ ...servers, ENGINES: 'comfyui, illustrator' }).engines.offered).toEqual([
      'comfyui',
      'illustrator',
    ])
    const gated = readConfig({ IDENTITY_GATE: '0.6', IDENTITY_MODEL: 'faces' }).engines
    expect(gated).toMatchObject({ gate: { least: 0.6, rolls: 1 }, faces: resolve('faces') })
    expect(problemsOf({ IDENTITY_GATE: '0.6' })).toContain('IDENTITY_MODEL is not set, but IDENTITY_GATE is.')
    expect(problemsOf({ ENGINES: 'comfyui' })).toContain('ENGINES names comfyui, but COMFYUI_URL is not set.')
    expect(problemsOf({ FREE_ENGINES: 'openai, sora' })).toContain(
      'FREE_ENGINES is "openai, sora". It should be engines',
    )
    expect(problemsOf({ ENGINES: 'midjourney' })).toContain(
      'ENGINES is "midjourney". It should be engines with commas between them, of illustrator, comfyui,',
    )
    expect(problemsOf({ COMFYUI_KEY: 'hunter2' })).toContain('COMFYUI_URL is not set, but COMFYUI_KEY is.')
    expect(problemsOf({ COMFYUI_URL: 'http://me:hunter2@gpu:8188' })).toContain('addresses such as')
    expect(problemsOf({ IDENTITY_GATE: '2' })).toContain('a number from 0 to 1')
  })

  it('[CFG-7] the result cannot be changed, however deep', () => {
    const config = readConfig({})
    expect([config, config.listen, config.listen.port, config.site, config.trustProxy].every(Object.isFrozen)).toBe(
      true,
    )
  })
})

it('[CFG-8] .env.example lists every variable, each with a comment, and no other', () => {
  const text = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8')
  const listed = [...text.matchAll(/^# ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(new Set(listed)).toEqual(new Set(Object.keys(Variables.shape)))
  const explained = [...text.matchAll(/^# .*[a-z].*\n# ?[A-Z][A-Z0-9_]+=/gm)]
  expect(explained).toHaveLength(Object.keys(Variables.shape).length)
})
