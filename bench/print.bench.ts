import { readFile } from 'node:fs/promises'
import { setTimeout as rest } from 'node:timers/promises'
import type { BenchRow } from '#scripts/bench.ts'
import { painter } from '#tests/support/generating.ts'
import { startServer } from '#tests/support/start-server.ts'

export const title = 'Print: larger pictures of the shape 4:5 by all threads, and giving one up'

/** What each size takes from the request to the file, and how soon the processors are free after a cancel. */
export async function run(): Promise<readonly BenchRow[]> {
  await using server = await startServer({ env: { RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }, drawing: 'real' })
  const maya = await painter(server)
  const given = { aspect: '4:5', prompt: 'in a library', seed: 5 }
  const took = async (size: string): Promise<number> => {
    const began = performance.now()
    const { $id } = await maya.start(server, { ...given, size })
    await maya.ended(server, $id)
    return performance.now() - began
  }
  // Threads and body data are there before anything is measured.
  await took('standard')
  const standard = await took('standard')
  const large = await took('large')
  const print = await took('print')
  const memory = await memoryOf(server.pid)
  const quiet: number[] = []
  for (const wait of [1000, 2500, 4000]) {
    const { $id } = await maya.start(server, { ...given, size: 'print' })
    await rest(wait)
    const began = performance.now()
    await maya.ask(server, 'DELETE', `/generations/${$id}`)
    quiet.push((await untilQuiet(server.pid)) - began)
    await maya.ended(server, $id)
  }
  const row = (what: string, ours: number, bar?: string): BenchRow => ({
    what,
    ours: `${(ours / 1000).toFixed(1)} s`,
    baseline: `${(standard / 1000).toFixed(1)} s (standard)`,
    ratio: (ours / standard).toFixed(1),
    ...(bar && { bar }),
  })
  return [
    row('large, twice the edge', large),
    row('print, four times the edge', print, '< 25 s'),
    { what: 'memory of the process after it', ours: `${memory.toFixed(0)} MB`, baseline: '', ratio: '' },
    {
      what: 'processors free again after a cancel, the longest of three',
      ours: `${Math.max(...quiet).toFixed(0)} ms`,
      baseline: '',
      ratio: '',
      bar: '< 200 ms',
    },
  ]
}

async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1000
}

/** When the process had begun to do next to nothing: less than a tenth of one processor over a tenth of a second. */
async function untilQuiet(pid: number | undefined): Promise<number> {
  const worked = async (): Promise<number> => {
    const [, rest = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')
    const fields = rest.split(' ')
    return Number(fields[11]) + Number(fields[12])
  }
  for (;;) {
    const [before, at] = [await worked(), performance.now()]
    await rest(100)
    // A tick is a hundredth of a second.
    if ((await worked()) - before <= 1) return at
  }
}
