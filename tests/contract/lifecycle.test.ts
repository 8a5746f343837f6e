import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failToStart, startServer } from '#support/start-server.ts'

/** Far more than the buffers between us and the server hold, so that the answer is under way until we read it. */
const size = 64 * 1024 * 1024
let web = ''

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'dist-'))
  await writeFile(join(web, 'index.html'), '<!doctype html>')
  await writeFile(join(web, 'large.bin'), Buffer.alloc(size))
})
afterAll(() => rm(web, { recursive: true, force: true }))

const startDownload = (url: string) =>
  new Promise<IncomingMessage>((done, failed) => {
    get(`${url}/large.bin`, done).on('error', failed)
  })

async function lengthOf(response: IncomingMessage): Promise<number> {
  let length = 0
  for await (const part of response) length += (part as Buffer).length
  return length
}

async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  // A server that ends meanwhile may break it off; whoever reads from it hears of that.
  socket.on('error', () => {})
  return socket
}

const isRefused = (url: string) =>
  open(url).then(
    (socket) => socket.destroy() && false,
    () => true,
  )

describe('stopping', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    '[SRV-21] %s lets a slow answer finish, then exits with 0',
    async (signal) => {
      await using server = await startServer({ env: { WEB_DIR: web } })
      const slow = await startDownload(server.url)
      const code = server.stop(signal)
      await expect.poll(() => isRefused(server.url)).toBe(true)
      expect(await lengthOf(slow)).toBe(size)
      expect(await code).toBe(0)
      expect(server.output()).toMatch(/"stopping"[^]*"stopped"/)
    },
  )

  it('[SRV-11] [SRV-21] who asks meanwhile hears that it is stopping, and that the connection ends', async () => {
    await using server = await startServer({ env: { WEB_DIR: web } })
    const socket = await open(server.url)
    // Half a request keeps the connection from counting as idle.
    socket.write('GET /v1/health/ready HTTP/1.1\r\nHost: localhost\r\n')
    const slow = await startDownload(server.url)
    const code = server.stop()
    await expect.poll(() => isRefused(server.url)).toBe(true)
    socket.write('\r\n')
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1.1 503 /)
    expect(answer).toMatch(/connection: close/i)
    expect(answer).toContain('"status":"stopping"')
    expect(await lengthOf(slow)).toBe(size)
    expect(await code).toBe(0)
  })

  it('[CLUS-34] with STOP_DELAY it says that it stops, and answers on until a balancer has noticed', async () => {
    await using server = await startServer({ env: { STOP_DELAY: '2' } })
    const code = server.stop()
    const ready = async () => (await fetch(`${server.url}/v1/health/ready`)).status
    await expect.poll(ready).toBe(503)
    expect((await fetch(`${server.url}/v1/health/live`)).status).toBe(200)
    expect(await code).toBe(0)
    expect(await isRefused(server.url)).toBe(true)
  })

  it('[SRV-22] a second signal does not wait', async () => {
    await using server = await startServer({ env: { WEB_DIR: web } })
    const slow = await startDownload(server.url)
    slow.on('error', () => {})
    void server.stop()
    await expect.poll(() => isRefused(server.url)).toBe(true)
    expect(await server.stop()).toBe(1)
    slow.destroy()
  })

  it('[SRV-23] the parent hears where the server is, and takes it along', async () => {
    const server = await startServer()
    expect(server).toMatchObject({ url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/), mode: 'local' })
    expect(await server.leave()).toBe(0)
    await server[Symbol.asyncDispose]()
  })
})

describe('starting', () => {
  it('[CFG-2] [SRV-24] every problem of the configuration is told at once', async () => {
    const { code, output } = await failToStart({ env: { PORT: 'abc', LOG_LEVEL: 'loud', S3_BUCKET: 'pictures' } })
    expect(code).toBe(1)
    expect(output).toMatch(/PORT is "abc"[^]*LOG_LEVEL is "loud"[^]*S3_REGION is not set/)
    expect(output).not.toContain('    at ')
  })

  it('[CFG-5] [SRV-24] a port that is taken is named', async () => {
    await using first = await startServer()
    const { port } = new URL(first.url)
    const { code, output } = await failToStart({ env: { PORT: port } })
    expect(code).toBe(1)
    expect(output).toContain(`Port ${port} on 127.0.0.1 is taken by another process.`)
    expect(output).not.toContain('    at ')
  })

  it('[CFG-5] without PORT it is 3000 or the next free one', async () => {
    const taken = createServer().listen(3000, '127.0.0.1')
    // Somebody on this machine may have it already, which serves as well.
    await once(taken, 'listening').catch(() => {})
    await using server = await startServer({ env: { PORT: '' } })
    expect(Number(new URL(server.url).port)).toBeGreaterThan(3000)
    expect(Number(new URL(server.url).port)).toBeLessThan(3100)
    taken.close()
  })

  it('[SRV-24] a data folder in use is refused, and free again after a crash', async () => {
    await using first = await startServer()
    const { code, output } = await failToStart({ dataDir: first.dataDir })
    expect(code).toBe(1)
    expect(output).toMatch(new RegExp(`The data folder ${first.dataDir} is in use by process \\d+`))
    expect(output).not.toContain('    at ')
    await first.kill()
    await using second = await startServer({ dataDir: first.dataDir })
    expect((await fetch(`${second.url}/v1/health/ready`)).status).toBe(200)
  })

  it.runIf(process.platform === 'linux')(
    '[STO-18] [SRV-24] a data folder that cannot be made is refused, with either database',
    async () => {
      for (const env of [{}, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }]) {
        const { code, output } = await failToStart({ env: { ...env, DATA_DIR: '/proc/whatever' } })
        expect([code, output]).toEqual([1, expect.stringContaining('The data folder /proc/whatever cannot be used')])
      }
    },
  )

  it('[CFG-3] [SRV-24] a database out of reach is named without its password', async () => {
    const { code, output } = await failToStart({ env: { DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/studio' } })
    expect(code).toBe(1)
    expect(output).toContain('The database studio at 127.0.0.1:1 cannot be reached')
    expect(output).not.toMatch(/hunter2|    at /)
  })

  it('[CFG-8] an .env file in the working directory is read, and the environment wins', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'studio-'))
    await writeFile(join(dataDir, '.env'), 'PRODUCT_NAME="From the file"\nLOG_LEVEL=silent\n')
    await writeFile(join(web, 'index.html'), '<!doctype html><title>%PRODUCT_NAME%</title>')
    await using server = await startServer({ dataDir, env: { WEB_DIR: web, LOG_LEVEL: 'info' } })
    expect(await (await fetch(server.url)).text()).toContain('<title>From the file</title>')
    expect(server.output()).toContain('"ready"')
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
})
