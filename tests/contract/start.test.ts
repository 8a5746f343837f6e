import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

async function startStudio(dataDir: string, [command, ...args]: [string, ...string[]]) {
  // What it builds, if it builds, is what people get: not what a test runner would have.
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, npm_lifecycle_event: 'start' }
  const child = spawn(command, args, { cwd: root, env })
  let output = ''
  const told = new Promise<void>((done, failed) => {
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString()
      if (output.includes('Ctrl-C')) done()
    })
    child.stderr.on('data', (part: Buffer) => (output += part.toString()))
    child.on('exit', () => failed(new Error(`ended before it was ready:\n${output}`)))
  })
  await told
  const ended = new Promise<number | null>((done) => child.on('exit', (code) => done(code)))
  return { child, ended, output: () => output }
}

/** The environment variables of the server that keeps its data there. */
async function surroundingsOf(dataDir: string): Promise<readonly string[]> {
  const read = (file: string) => readFile(file, 'utf8').catch(() => '')
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const variables = (await read(`/proc/${pid}/environ`)).split('\0')
    if (!variables.includes(`DATA_DIR=${dataDir}`)) continue
    if ((await read(`/proc/${pid}/cmdline`)).includes('main.mjs')) return variables
  }
  throw new Error('no server keeps its data there')
}

it('[REPO-2] [REPO-3] [REPO-20] tells where it is, serves there, stops cleanly, and starts again without building', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'start-'))
  try {
    const first = await startStudio(dataDir, [process.execPath, 'scripts/start.ts'])
    const address = /Open\s+(\S+)/.exec(first.output())?.[1] ?? ''
    expect(first.output()).toContain(dataDir)
    expect(first.output()).toMatch(/Sign in\s+\S+/)
    const page = await fetch(address)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Eidolon')
    // A terminal sends Ctrl-C to the whole group; here the launcher alone is told, and passes it on.
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)

    // As npm does it: with a shell in between, which is all that hears when npm is stopped.
    const second = await startStudio(dataDir, ['sh', '-c', 'node scripts/bootstrap.mjs start; true'])
    expect(second.output()).not.toContain('building')
    const image = await readFile(join(root, 'Dockerfile'), 'utf8')
    const settings = [...image.matchAll(/^ENV ((?:MALLOC_|NODE_OPTIONS).+)$/gm)].flatMap(([, set = '']) =>
      set.split(' '),
    )
    expect(settings).toHaveLength(4)
    expect(await surroundingsOf(dataDir)).toEqual(expect.arrayContaining(settings))
    second.child.kill('SIGTERM')
    await second.ended
    const again = /Open\s+(\S+)/.exec(second.output())?.[1] ?? ''
    const isGone = () =>
      fetch(again).then(
        () => false,
        () => true,
      )
    await expect.poll(isGone).toBe(true)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})

it('[CFG-13] the lock file covers whatever is installed, Node itself included, and nothing of it runs a script', async () => {
  type Locked = { readonly integrity?: string; readonly link?: boolean; readonly hasInstallScript?: boolean }
  type Platform = { readonly version: string; readonly os?: string; readonly cpu?: string; readonly optional?: boolean }
  const read = async (file: string) => JSON.parse(await readFile(join(root, file), 'utf8'))
  const packages: Record<string, Locked & Platform> = (await read('package-lock.json')).packages
  const installed = Object.entries(packages).filter(([path]) => path.includes('node_modules/'))
  const uncovered = installed.filter(([, { integrity, link }]) => !link && !integrity?.startsWith('sha512-'))
  expect(uncovered.map(([path]) => path)).toEqual([])
  expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([])
  expect(await readFile(join(root, '.npmrc'), 'utf8')).toContain('ignore-scripts=true\n')
  const nodes = ['x64', 'arm64'].map((cpu) => packages[`node_modules/node-linux-${cpu}`])
  expect(nodes).toMatchObject([
    { os: 'linux', cpu: 'x64', optional: true },
    { os: 'linux', cpu: 'arm64', optional: true },
  ])
  expect(new Set(nodes.map((node) => node?.version)).size).toBe(1)
})

it('[REPO-4] no tracked file holds a download address of a package or a path of a machine', async () => {
  const git = (...args: string[]) =>
    promisify(execFile)('git', args, { cwd: root }).then(
      ({ stdout }) => stdout,
      () => '',
    )
  expect(await git('grep', '-nE', '"resolved": "https?:', '--', 'package-lock.json')).toBe('')
  expect(await git('grep', '-nE', '/(home|Users|root)/[a-z]', '--', '.', ':!tests/contract/start.test.ts')).toBe('')
})
