import { execFile, spawn } from 'node:child_process'
import { chownSync, existsSync, globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Cluster = AsyncDisposable & {
  readonly url: string
  readonly version: string
}

/** The folder with PostgreSQL's programs: on the path, or where Debian and Homebrew put them, newest first. */
export function findPostgres(path: string): string | undefined {
  const usual = globSync(['/usr/lib/postgresql/*/bin', '/opt/homebrew/opt/postgresql*/bin', '/usr/local/pgsql/bin'])
  const newestFirst = usual.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  const folders = [...path.split(delimiter).filter((folder) => folder !== ''), ...newestFirst]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** A throw-away server on loopback. It ends, and its folder with it, when this process ends, however it ends. */
export async function startPostgres(programs: string): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'eidolon-postgres-'))
  const user = await unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  try {
    const options = ['--no-sync', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-instructions']
    await run(join(programs, 'initdb'), ['-D', data, '-U', 'eidolon', ...options], { ...user, cwd: folder })
    const port = await freePort()
    const stop = await supervise(programs, folder, port, user)
    const { stdout } = await run(join(programs, 'postgres'), ['--version'])
    const url = `postgres://eidolon@127.0.0.1:${port}/postgres`
    return { url, version: stdout.trim(), [Symbol.asyncDispose]: stop }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** Ends the connections to this database that go by a name, as a restart of the server or a broken network would. */
export async function cutConnections(url: string, name: string): Promise<void> {
  const { Client } = (await import('pg')).default
  const client = new Client({ connectionString: url })
  await client.connect()
  const found = 'from pg_stat_activity where application_name = $1 and datname = current_database()'
  await client.query(`select pg_terminate_backend(pid) ${found}`, [name])
  await client.end()
}

/** Nothing in it has to outlive the tests, so nothing waits for the disk. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'shared_buffers=64MB',
  // The folder may lie in memory, and the log is never read.
  'max_wal_size=128MB',
  // A table is measured and tidied when a test says so: done in between, it decides plans by chance.
  'autovacuum=off',
]

// The shell waits on its input, which the system closes when we are gone, even by kill -9; then it cleans up.
const supervisor = `
programs=$1 folder=$2; shift 2
exec 3>&2 2>/dev/null
"$programs/postgres" -D "$folder/data" -k "$folder" "$@" 2>&3 3>&- &
server=$!
exec 3>&-
cat >/dev/null
kill -INT $server; wait $server; rm -rf "$folder"`

async function supervise(programs: string, folder: string, port: number, user: User): Promise<() => Promise<void>> {
  const listen = ['listen_addresses=127.0.0.1', `port=${port}`, 'lc_messages=C', 'logging_collector=off', ...settings]
  const child = spawn('sh', ['-c', supervisor, 'sh', programs, folder, ...listen.flatMap((one) => ['-c', one])], {
    ...user,
    cwd: folder,
    // A group of its own: Ctrl-C in the terminal is for the test run, which then lets go of the input.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const gone = new Promise<void>((done) => child.once('close', () => done()))
  const stop = (): Promise<void> => {
    child.stdin.end()
    return gone
  }
  await new Promise<void>((ready, refuse) => {
    let log = ''
    child.stderr.on('data', (part: Buffer) => {
      log = `${log}${part.toString()}`.slice(-4000)
      if (log.includes('ready to accept connections')) ready()
    })
    child.once('error', refuse)
    child.stderr.once('end', () => {
      void stop()
      refuse(new Error(`PostgreSQL did not start:\n${log}`))
    })
  })
  return stop
}

type User = { readonly uid: number; readonly gid: number } | undefined

/** PostgreSQL refuses to run as root. */
async function unprivilegedUser(): Promise<User> {
  if (process.getuid?.() !== 0) return undefined
  const id = async (kind: string): Promise<number> => Number((await run('id', [kind, 'postgres'])).stdout)
  const nobody = 65534
  return { uid: await id('-u').catch(() => nobody), gid: await id('-g').catch(() => nobody) }
}

function freePort(): Promise<number> {
  return new Promise((found, refuse) => {
    const probe = createServer().once('error', refuse)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? found(address.port) : refuse(new Error('no port'))))
    })
  })
}
