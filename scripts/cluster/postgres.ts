import { execFile } from 'node:child_process'
import { chownSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from '#server/adapters/sql/database.ts'
import { openPostgres } from '#server/adapters/sql/postgres.ts'
import { findPostgres } from '#server/adapters/sql/testing/postgres-cluster.ts'

const run = promisify(execFile)

export type Postgres = AsyncDisposable & {
  readonly port: number
  readonly url: string
  /** The process that all others of the server belong to. */
  pid(): number
  /** `fast` ends every connection, `immediate` is a crash: the log is played again at the next start. */
  restart(how: 'fast' | 'immediate'): Promise<void>
  stop(how: 'fast' | 'immediate'): Promise<void>
  /** From here on a commit is acknowledged once a replica has it, too. */
  followClosely(): Promise<void>
  /** Another server that follows this one, to take over when it is gone. */
  replica(): Promise<Postgres & { promote(): Promise<void> }>
}

/** What a commit has acknowledged outlives a crash of the server; a power cut is not what is tried here. */
const settings = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 200
shared_buffers = 64MB
fsync = off
synchronous_commit = on
wal_level = replica
max_wal_senders = 4
hot_standby = on
lc_messages = 'C'
`

/** A real PostgreSQL on loopback that can be stopped, crashed and followed by a replica; undefined where there is none. */
export async function startDurablePostgres(): Promise<Postgres | undefined> {
  const programs = findPostgres(process.env.PATH ?? '')
  if (!programs) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'eidolon-cluster-'))
  const user = await unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const program = (name: string, ...args: readonly string[]) =>
    run(placeOf(programs, name), [...args], { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } })

  async function open(data: string): Promise<Postgres> {
    const port = await freePort()
    await appendFile(join(data, 'postgresql.conf'), `${settings}port = ${port}\n`)
    const control = (...args: readonly string[]) => program('pg_ctl', '-D', data, '-w', '-t', '60', ...args)
    const start = () => control('start', '-l', join(folder, 'log'))
    const stop = async (how: 'fast' | 'immediate') => void (await control('stop', '-m', how))
    await start()
    opened.push(stop)
    process.once('exit', () => endAtOnce(data))
    const url = `postgres://eidolon@127.0.0.1:${port}/postgres`
    return {
      port,
      url,
      pid: () => pidIn(data),
      stop,
      async restart(how) {
        await stop(how)
        await start()
      },
      async followClosely() {
        await using db = await openPostgres({ url, connections: 1 })
        await db.run(sql`alter system set synchronous_standby_names = '*'`)
        await db.rows(sql`select pg_reload_conf()`)
      },
      async replica() {
        const copy = `${data}-replica-${Date.now()}`
        const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'eidolon']
        await program('pg_basebackup', ...from, '-D', copy, '-R', '-X', 'stream', '--checkpoint=fast')
        const following = await open(copy)
        return { ...following, promote: async () => void (await program('pg_ctl', '-D', copy, '-w', 'promote')) }
      },
      [Symbol.asyncDispose]: () => stop('immediate').catch(() => {}),
    }
  }

  /** How each server that was started is stopped, replicas included. */
  const opened: ((how: 'immediate') => Promise<void>)[] = []
  const data = join(folder, 'data')
  await program('initdb', '-D', data, '-U', 'eidolon', '--no-sync', '--auth=trust', '--encoding=UTF8', '--locale=C')
  const first = await open(data)
  return {
    ...first,
    async [Symbol.asyncDispose]() {
      for (const stop of opened) await stop('immediate').catch(() => {})
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Not all of them are on the path where some are. */
function placeOf(programs: string, name: string): string {
  const folders = [programs, findPostgres('') ?? programs]
  return join(folders.find((folder) => existsSync(join(folder, name))) ?? programs, name)
}

const pidIn = (data: string): number => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])

/** For a script that ends without disposing: a server that nobody wants any more. */
function endAtOnce(data: string): void {
  try {
    process.kill(pidIn(data), 'SIGQUIT')
    rmSync(data, { recursive: true, force: true })
  } catch {
    // It has ended already.
  }
}

/** PostgreSQL refuses to run as root. */
async function unprivilegedUser(): Promise<{ readonly uid: number; readonly gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const id = async (kind: string): Promise<number> => Number((await run('id', [kind, 'postgres'])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
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
