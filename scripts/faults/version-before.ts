import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from '#scripts/cluster/start-cluster.ts'
import { capture, root } from '#scripts/terminal.ts'
import { bringBack, type Fault, sideBySide } from './faults.ts'

type Version = AsyncDisposable & { readonly folder: string; readonly migrations: number }

/** The program as it was at a commit, in a folder of its own, with what it needs. */
export async function versionBefore(commit: string): Promise<Version> {
  const folder = await mkdtemp(join(tmpdir(), 'eidolon-before-'))
  await must('git', ['worktree', 'add', '--detach', '--force', folder, commit])
  await must('npm', ['ci', '--ignore-scripts', '--omit=dev', '--workspace', 'apps/server'], folder)
  // What the illustrator knows about bodies; a version that wants another makes its own.
  await cp(join(root, '.cache', 'illustrator'), join(folder, '.cache', 'illustrator'), { recursive: true }).catch(
    () => {},
  )
  return {
    folder,
    migrations: await migrationsIn(folder),
    async [Symbol.asyncDispose]() {
      await rm(folder, { recursive: true, force: true })
      await capture('git', ['worktree', 'prune'])
    },
  }
}

/** For a cluster of nodes of the version before: they become this version, one after the other, and work side by side meanwhile. */
export async function upgrade(commit: string, { migrations }: Version): Promise<Fault> {
  const more = (await migrationsIn(root)) - migrations
  return {
    name: sideBySide,
    what: `nodes and workers of ${commit} are replaced by those of now one after the other, with five seconds in between; the first brings ${more} migrations along`,
    async cause({ nodes }: Cluster) {
      for (const node of nodes) {
        await node.stop()
        await bringBack(node, { program: root })
        await wait(5000)
      }
    },
  }
}

async function migrationsIn(folder: string): Promise<number> {
  const { output } = await capture('git', ['ls-files', 'apps/server/src/adapters/sql/migrations'], { cwd: folder })
  return output.split('\n').filter((file) => /\/\d{4}-[^/]*\.ts$/.test(file)).length
}

async function must(command: string, args: readonly string[], cwd = root): Promise<void> {
  const { code, output } = await capture(command, args, { cwd })
  if (code !== 0) throw new Error(`${command} ${args[0]} did not work:\n${output.slice(-2000)}`)
}
