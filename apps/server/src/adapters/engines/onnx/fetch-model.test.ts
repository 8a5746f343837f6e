import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { scriptedServer, sendJson } from '#adapters/engines/testing/scripted-server.ts'
import { fetchModel, isHubName } from './fetch-model.ts'
import { readModelFolder } from './model-folder.ts'
import { writeTinyModel } from './testing/tiny-model.ts'

const sha = 'a'.repeat(40)
const gitSum = (bytes: Buffer) => createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

type Manner = {
  /** Bytes after which the connection breaks, the first time that a file is asked for. */
  readonly breaksAfter?: number
  readonly ranges?: boolean
  readonly changes?: string
  readonly status?: number
  readonly leaves?: RegExp
  /** Sends one byte at a time and never gets done. */
  readonly drips?: boolean
}

/** The protocol by which models are published, with a tiny one. */
async function aHub({ breaksAfter, ranges = true, changes, status, leaves, drips }: Manner = {}) {
  const place = await mkdtemp(join(tmpdir(), 'eidolon-hub-'))
  const source = join(place, 'source')
  const home = join(place, 'models', 'somebody--tiny')
  await writeTinyModel(source)
  const files = new Map<string, Buffer>([['README.md', Buffer.from('# A model')]])
  for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    if (!leaves?.test(relative(source, path))) files.set(relative(source, path), await readFile(path))
  }
  files.set('unet/model.onnx_data', Buffer.alloc(50_000, 7))
  const asked: string[] = []
  const server = await scriptedServer(({ path, headers, response }) => {
    asked.push(`${path.split(`/resolve/${sha}/`).at(-1)} ${headers.range ?? ''}`.trim())
    if (status !== undefined) return sendJson(response, { error: 'no' }, status)
    if (path === '/api/models/somebody/tiny') return sendJson(response, { sha, siblings: [...files].map(listed) })
    const name = path.replace(`/somebody/tiny/resolve/${sha}/`, '')
    const bytes = files.get(name)
    if (!bytes) return sendJson(response, {}, 404)
    const from = ranges ? Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0) : 0
    const sent = name === changes ? Buffer.alloc(bytes.length, 9) : bytes.subarray(from)
    if (drips && name === 'unet/model.onnx_data') {
      const drip = setInterval(() => response.write('x'), 5)
      return void response.on('close', () => clearInterval(drip))
    }
    response.writeHead(from > 0 ? 206 : 200, { 'content-length': sent.length })
    if (
      breaksAfter === undefined ||
      from > 0 ||
      sent.length <= breaksAfter ||
      asked.filter((one) => one.startsWith(name)).length > 1
    ) {
      return void response.end(sent)
    }
    response.write(sent.subarray(0, breaksAfter))
    // What is on its way when it breaks may be lost: it breaks once some of it is on the disk.
    void filled(`${join(home, name)}.part`).then(() => response.destroy())
  })
  const said: string[] = []
  const fetchIt = () =>
    fetchModel({
      name: 'somebody/tiny',
      hub: server.url,
      token: undefined,
      home: join(place, 'models'),
      say: (line) => said.push(line),
      ...(drips && { silence: 50, tries: 2 }),
    })
  return {
    fetchIt,
    asked,
    said,
    home,
    async [Symbol.asyncDispose]() {
      await server.close()
      await rm(place, { recursive: true })
    },
  }
}

/** Waits until there is something in a file. */
async function filled(file: string): Promise<void> {
  while (!(await stat(file).catch(() => undefined))?.size) await turn()
}

const listed = ([rfilename, bytes]: readonly [string, Buffer]) =>
  rfilename.includes('.onnx')
    ? { rfilename, size: bytes.length, blobId: 'pointer', lfs: { sha256: sha256(bytes), size: bytes.length } }
    : { rfilename, size: bytes.length, blobId: gitSum(bytes) }

it('[ENG-87] fetches what is read of a model, and nothing twice', async () => {
  await using hub = await aHub()
  const folder = await hub.fetchIt()
  expect(folder).toBe(hub.home)
  expect(await readModelFolder(folder)).toMatchObject({ name: 'somebody--tiny', edge: 64 })
  expect(hub.asked).not.toContain('README.md')
  const files = hub.asked.length
  await hub.fetchIt()
  expect(hub.asked).toHaveLength(files + 1)
})

it.each([true, false])('[ENG-87] what broke off goes on where it ended, where the server can (%s)', async (ranges) => {
  await using hub = await aHub({ breaksAfter: 20_000, ranges })
  await hub.fetchIt()
  expect((await stat(join(hub.home, 'unet/model.onnx_data'))).size).toBe(50_000)
  expect(hub.asked.some((one) => /^unet\/model\.onnx_data bytes=\d+-$/.test(one))).toBe(true)
  expect(hub.said).toContain('unet/model.onnx_data broke off and goes on.')
})

it('[ENG-87] a file that arrives changed is thrown away and said', async () => {
  await using hub = await aHub({ changes: 'unet/model.onnx_data' })
  await expect(hub.fetchIt()).rejects.toThrow(/unet\/model\.onnx_data of somebody\/tiny arrived changed/)
  expect(await readdir(join(hub.home, 'unet'))).not.toContain('model.onnx_data.part')
})

it.each([
  [401, /accept its licence .* HF_TOKEN/],
  [404, /There is no model somebody\/tiny/],
  [500, /answered with 500\. On a machine that reaches it/],
])('[ENG-87] says what to do when it is answered with %s', async (status, words) => {
  await using hub = await aHub({ status })
  await expect(hub.fetchIt()).rejects.toThrow(words)
})

it('[ENG-87] a model in another format is told how to be exported, before anything is loaded', async () => {
  await using hub = await aHub({ leaves: /^unet.model\.onnx$/ })
  await expect(hub.fetchIt()).rejects.toThrow(/optimum-cli export onnx --model somebody\/tiny tiny/)
  expect(hub.asked).toHaveLength(1)
})

it('[ENG-87] a name is no path', () => {
  expect(['stabilityai/sd-turbo', 'a/b.c_d-e'].every(isHubName)).toBe(true)
  expect(['./model', '../a', '/a/b', 'a/b/c', 'a', 'a/..', '.a/b', 'a/b?c', 'a b/c'].some(isHubName)).toBe(false)
})

it('[ENG-148] gives up a file of which a byte arrives now and then', async () => {
  await using hub = await aHub({ drips: true })
  await expect(hub.fetchIt()).rejects.toThrow('too few bytes came')
  expect(hub.asked.filter((path) => path.startsWith('unet/model.onnx_data'))).toHaveLength(2)
})
