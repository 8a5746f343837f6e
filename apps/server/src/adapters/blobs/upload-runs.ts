import { randomUUID } from 'node:crypto'
import { open, readdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ByteStream } from '#application/files/ports.ts'
import { absent, makeFolder, syncFolder } from './aside.ts'
import { writeAll } from './write-all.ts'

/**
 * Where a part lies: in a file of its own, or in a run, which is a file of parts that came one after the other. A note
 * without bytes, whose name says which bytes of which run a part is, makes it count: it is written once they are on disk.
 */
export type Place = { readonly file: string; readonly start: number; readonly end: number; readonly run: boolean }

const noted = /^(?<part>[1-9]\d*)\.(?<start>\d+)\.(?<end>\d+)\.(?<run>[0-9a-f-]{36})$/
const alone = /^[1-9]\d*$/

/** Where the parts in an upload's folder are. A part by itself came after the one in a run, and counts. */
export async function placesIn(folder: string): Promise<ReadonlyMap<number, Place>> {
  const names = (await readdir(folder).catch(absent)) ?? []
  const places = new Map<number, Place>()
  for (const name of names) {
    const { part, start, end, run } = noted.exec(name)?.groups ?? {}
    if (run !== undefined)
      places.set(Number(part), { file: join(folder, run), start: Number(start), end: Number(end), run: true })
  }
  for (const name of names) {
    const found = alone.test(name) ? await stat(join(folder, name)).catch(absent) : undefined
    if (found) places.set(Number(name), { file: join(folder, name), start: 0, end: found.size, run: false })
  }
  return places
}

/** Whether a run was made the blob and its folder is still there, as a crash in between leaves it. */
export async function isMoved(folder: string): Promise<boolean> {
  const files = new Set([...(await placesIn(folder)).values()].filter(({ run }) => run).map(({ file }) => file))
  const there = await Promise.all([...files].map((file) => stat(file).catch(absent)))
  return there.includes(undefined)
}

type Run = { readonly id: string; parts: number; size: number; busy: boolean }

/** At most so many uploads are remembered; of others the next part has a file of its own. */
const most = 1000

/**
 * Parts that come in their order are written into one file, so that nothing has to be copied when the last one is here:
 * the file gets its final name. Only the process that began a run goes on with it, one part at a time; whatever comes
 * again, out of order, after a restart or at another process gets a file of its own.
 */
export function uploadRuns() {
  const runs = new Map<string, Run>()
  return {
    begin(folder: string): void {
      runs.set(folder, { id: randomUUID(), parts: 0, size: 0, busy: false })
      const [oldest] = runs.keys()
      if (runs.size > most && oldest !== undefined) runs.delete(oldest)
    },
    forget: (folder: string): void => void runs.delete(folder),

    /** Undefined, with nothing read of the source, when the part is not the next of a run. */
    async append(folder: string, part: number, source: ByteStream | Uint8Array): Promise<number | undefined> {
      const run = runs.get(folder)
      if (!run || run.busy || part !== run.parts + 1) return undefined
      run.busy = true
      let written = false
      try {
        await using handle = await open(join(folder, run.id), run.parts === 0 ? 'w' : 'r+', 0o600)
        const size = await writeAll(handle, source, run.size)
        await handle.sync()
        written = true
        const name = `${part}.${run.size}.${run.size + size}.${run.id}`
        await (await open(join(folder, name), 'w', 0o600)).close()
        await syncFolder(folder)
        run.parts = part
        run.size += size
        return size
      } catch (error) {
        // Whether the note of this part is there is not certain: when it comes again, it gets a file of its own.
        if (written) runs.delete(folder)
        throw error
      } finally {
        run.busy = false
      }
    },

    /** Makes a run the blob, if it is all of it. Undefined when the parts have to be put together. */
    async finish(folder: string, places: readonly Place[], target: string): Promise<number | undefined> {
      const run = runs.get(folder)
      const size = wholeRun(places)
      const [{ file } = { file: '' }] = places
      if (!run || run.busy || size === undefined || file !== join(folder, run.id)) return undefined
      await trim(file, size)
      await makeFolder(dirname(target))
      await rename(file, target)
      await syncFolder(dirname(target))
      runs.delete(folder)
      return size
    },
  }
}

/** How long the file is that the parts are all in, one behind the other. */
function wholeRun(places: readonly Place[]): number | undefined {
  let at = 0
  for (const { file, start, end, run } of places) {
    if (!run || file !== places[0]?.file || start !== at) return undefined
    at = end
  }
  return at
}

/** A part that broke off may have left bytes behind the last. */
async function trim(file: string, size: number): Promise<void> {
  if ((await stat(file)).size === size) return
  await using handle = await open(file, 'r+')
  await handle.truncate(size)
  await handle.sync()
}
