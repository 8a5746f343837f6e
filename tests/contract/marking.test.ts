import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPrivateKey, sign, X509Certificate } from 'node:crypto'
import { expect, it } from 'vitest'
import { createChain } from '@eidolon/server/testing/marking-chain.ts'
import { scriptedServer } from '@eidolon/server/testing/scripted-server.ts'
import { painter } from '#support/generating.ts'
import { type Server, startServer } from '#support/start-server.ts'

const quiet = { RATE_LIMITS: 'off', LOG_LEVEL: 'error' }
const long = 240_000

it(
  '[MARK-14] [MARK-15] [MARK-74] what is drawn leaves signed with the operator’s key, wherever that is, or as it is kept',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'marking-'))
    try {
      const { privateKey, certificates } = createChain('A studio of its own', new Date())
      const [C2PA_CERT, C2PA_KEY] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
      await writeFile(C2PA_CERT, certificates)
      await writeFile(C2PA_KEY, privateKey)
      const dataDir = join(folder, 'data')
      await mkdir(dataDir)
      const first = await startServer({ dataDir, env: { ...quiet, C2PA_CERT, C2PA_KEY } })
      const maya = await painter(first)
      const asked = await maya.start(first, { prompt: 'in a cafe', seed: 5 })
      await maya.ended(first, asked.$id)
      const { documents } = await maya.media(first)
      const path = `/storage/buckets/media/files/${documents[0].fileId}`
      const download = async (server: Server) =>
        Buffer.from(await (await maya.call(server, 'GET', `${path}/download`)).arrayBuffer())
      const { body: kept } = await maya.ask(first, 'GET', path)
      const signed = await download(first)
      expect(signed.length).toBeGreaterThan(kept.sizeOriginal)
      expect(signed.includes('caBX')).toBe(true)
      expect(signed.includes(new X509Certificate(certificates).raw)).toBe(true)
      await first.stop('SIGTERM')
      const plain = await startServer({ dataDir, env: { ...quiet, MARKING: 'off' } })
      const bytes = await download(plain)
      expect([bytes.length, bytes.includes('caBX')]).toEqual([kept.sizeOriginal, false])
      await plain.stop('SIGTERM')

      const heard: string[] = []
      const key = createPrivateKey(privateKey)
      await using services = await scriptedServer(({ path, headers, body, response }) => {
        heard.push(`${path} ${headers.authorization ?? ''}`)
        response.writeHead(path === '/sign' ? 200 : 503).end(path === '/sign' ? sign(null, body, key) : '')
      })
      const C2PA_SIGNER_URL = `${services.url}/sign`
      const elsewhere = {
        C2PA_CERT,
        C2PA_SIGNER_URL,
        C2PA_SIGNER_TOKEN: 'hunter2',
        C2PA_TSA_URL: `${services.url}/stamp`,
      }
      await using remote = await startServer({ dataDir, env: { ...quiet, LOG_LEVEL: 'warn', ...elsewhere } })
      expect((await download(remote)).includes(new X509Certificate(certificates).raw)).toBe(true)
      expect(heard).toEqual(['/sign Bearer hunter2', '/stamp ', '/sign Bearer hunter2'])
      expect(remote.output()).toContain('without a time stamp')
      expect(remote.output()).not.toContain('hunter2')
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
  long,
)
