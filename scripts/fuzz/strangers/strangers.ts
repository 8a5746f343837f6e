import { once } from 'node:events'
import { createServer } from 'node:http'
import { constants, getPriority, setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { bucketIds } from '@eidolon/contract/resources.ts'
import { buildServer, serverIsStale, serverProgram } from '#scripts/build/build-server.ts'
import { buildWeb, webIsStale } from '#scripts/build/build-web.ts'
import type { StrangersRun } from '#scripts/fuzz/fuzz-arguments.ts'
import { memorySettings } from '#scripts/lab/shipped-server.ts'
import { step } from '#scripts/terminal.ts'
import { startServer } from '#tests/support/start-server.ts'
import { newAccount } from './attackers.ts'
import { type CaseName, caseNames } from './case-names.ts'
import { type Attack, cases } from './cases.ts'
import { noisyPicture } from './hostile-files.ts'
import { memoryOf } from './memory.ts'
import type { Probe } from './probe-thread.ts'
import { bar, missesOf, type Phase, tableOf, type Waits } from './verdict.ts'

const attackers = 8
const victim = '127.0.0.99'
const idleTime = 4000

/**
 * Sends the most expensive requests at once, from eight accounts at eight loopback addresses, while another client asks
 * for readiness and a file. False where that client waits too long or memory doesn't come back.
 */
export async function strangers(run: StrangersRun): Promise<boolean> {
  if (await webIsStale()) await step('web build', buildWeb)
  if (await serverIsStale()) await step('server build', buildServer)
  await using held = new AsyncDisposableStack()
  const slow = createServer((request, response) => {
    request.resume()
    setTimeout(() => response.writeHead(204).end(), 9000)
  })
  await once(slow.listen(0, '127.0.0.1'), 'listening')
  held.defer(() => {
    slow.closeAllConnections()
    slow.close()
  })
  const place = slow.address()
  const slowEndpoint = `http://127.0.0.1:${typeof place === 'object' ? place?.port : 0}`
  const phases: Phase[] = []
  for (const name of caseNames.filter((known) => run.only.includes(known))) {
    phases.push(...(await measureCase(name, run, slowEndpoint)))
  }
  const failed = phases.filter((phase) => missesOf(phase).length > 0).length
  console.log(`\n${tableOf(phases)}\n`)
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${failed} of ${phases.length} phases miss the bar: no wait of more than ${bar.wait} ms beyond idle, memory back within ${bar.memory} MB`,
  )
  return failed === 0
}

/** All phases of a case, at a server of its own with the limits that it ships with. */
async function measureCase(name: CaseName, run: StrangersRun, slowEndpoint: string): Promise<readonly Phase[]> {
  await using server = await startServer({
    env: { ...memorySettings, PUBLIC_URL: 'https://studio.example', HOOK_LOOPBACK: 'on', LOG_LEVEL: 'error' },
    drawing: 'real',
    program: serverProgram,
  })
  const { url, pid = 0 } = server
  const accounts = []
  for (let n = 0; n < attackers; n++) accounts.push(await newAccount(url, `127.0.0.${11 + n}`))
  // A server that has just started reads its vocabulary, once.
  await accounts[0]?.make('/v1/readings', { text: 'a woman in the rain' })
  const attack = await cases[name]({ url, accounts, slowEndpoint })
  await using probe = await startProbe(url)
  await probe.waits(500)
  const { p99: idle } = await probe.waits(idleTime)
  const before = await memoryOf(pid)
  // The first request of a kind takes longer, because it loads code.
  await attack(0, AbortSignal.timeout(3000))
  const phases: Phase[] = []
  for (const parallel of run.parallel) {
    await calm(probe, idle)
    const phase = await measurePhase({
      name,
      parallel,
      idle,
      attack,
      probe,
      pid,
      before,
      run,
      kill: () => server.kill(),
    })
    phases.push(phase)
    const misses = missesOf(phase)
    const { waits, memory } = phase
    const measured = `${Math.round(waits.worst - idle)} ms beyond idle, ${Math.round(memory.after - memory.before)} MB more`
    console.log(
      `  ${name}, ${parallel} at once: ${measured}${misses.length === 0 ? '' : `, FAIL: ${misses.join(', ')}`}`,
    )
    if (phase.stopped !== undefined) break
  }
  return phases
}

type Measured = {
  readonly name: string
  readonly parallel: number
  readonly idle: number
  readonly attack: Attack
  readonly probe: ProbeClient
  readonly pid: number
  readonly before: number
  readonly run: StrangersRun
  readonly kill: () => Promise<void>
}

async function measurePhase({ name, parallel, idle, attack, probe, pid, before, run, kill }: Measured): Promise<Phase> {
  let [peak, after] = [before, before]
  let stopped: string | undefined
  const over = new AbortController()
  const watching = (async () => {
    while (!over.signal.aborted && stopped === undefined) {
      after = await memoryOf(pid)
      peak = Math.max(peak, after)
      if (after > run.memory) {
        stopped = `stopped beyond ${run.memory} MB`
        await kill()
      }
      await wait(200)
    }
  })()
  const answers = new Map<string, number>()
  // Attackers have machines of their own: what they send must not take this one's processors from the server.
  const back = yieldToOthers()
  const signal = AbortSignal.timeout(run.seconds * 1000)
  const attacks = Array.from({ length: parallel }, async (_none, turn) => {
    const answer = await attack(turn, signal)
    answers.set(answer, (answers.get(answer) ?? 0) + 1)
  })
  await Promise.all(attacks)
  back()
  const until = performance.now() + run.settle * 1000
  // What was canceled may still be at work. It has to end, and its memory to come back.
  do await wait(1000)
  while (stopped === undefined && after - before > bar.memory && performance.now() < until)
  const waits = await probe.waits(0)
  over.abort()
  await watching
  const phase: Phase = { name, parallel, answers, idle, waits, memory: { before, peak, after } }
  return stopped === undefined ? phase : { ...phase, stopped }
}

/** Lowers the priority of this thread; the answer undoes it, where the system allows that. */
function yieldToOthers(): () => void {
  const usual = getPriority()
  const set = (priority: number) => {
    try {
      setPriority(priority)
    } catch {
      // Measured as it is, then.
    }
  }
  set(constants.priority.PRIORITY_LOW)
  return () => set(usual)
}

/** Waits until the server has ended what an earlier request left behind, for a minute at most. */
async function calm(probe: ProbeClient, idle: number): Promise<void> {
  for (let n = 0; n < 30; n++) if ((await probe.waits(2000)).worst - idle < bar.wait) return
}

type ProbeClient = AsyncDisposable & {
  /** What the other client has waited since the last call, after this many milliseconds more. */
  waits(milliseconds: number): Promise<Waits>
}

async function startProbe(url: string): Promise<ProbeClient> {
  const owner = await newAccount(url, victim)
  const file = await owner.upload(bucketIds.characters, 'mine.jpg', await noisyPicture())
  const probe: Probe = {
    url,
    from: victim,
    asks: [
      { path: '/v1/health/ready', headers: {} },
      {
        path: `/v1/storage/buckets/${bucketIds.characters}/files/${file}/view?project=eidolon`,
        headers: owner.headers,
      },
    ],
  }
  const thread = new Worker(new URL('./probe-thread.ts', import.meta.url), { workerData: probe })
  return {
    async waits(milliseconds) {
      await wait(milliseconds)
      const answered = once(thread, 'message')
      thread.postMessage('waits')
      const [waits]: Waits[] = await answered
      if (!waits) throw new Error('The other client has ended.')
      return waits
    },
    async [Symbol.asyncDispose]() {
      await thread.terminate()
    },
  }
}
