import { availableParallelism } from 'node:os'
import { isLarge } from '@eidolon/people'
import {
  DrawingCrashed,
  type Illustrator,
  IllustratorUnavailable,
  type IllustratorWatch,
  type Readiness,
} from '#application/illustrator/illustrator.ts'
import { keyedQueue as inTurns } from '#application/shared/keyed-queue.ts'
import { drawInTiles } from './draw-in-tiles.ts'
import { type DrawingThread, startThread } from './thread-client.ts'
import type { FromThread, Task } from './thread-protocol.ts'

/** Where the body data comes from. */
export type PackSource = {
  readiness(): Promise<Readiness>
  /** Throws `IllustratorUnavailable`. */
  load(): Promise<SharedArrayBuffer>
}

export type PoolSettings = {
  /** How many draw at once; one more is started for previews and glances when all of them are taken. */
  readonly threads: number
  readonly version: string
  readonly pack: PackSource
  /** How many there are of processors: a large picture takes one more thread if one is left. */
  readonly cores?: number
  /** The program of a thread. */
  readonly program: URL
  /** Milliseconds after which a thread with nothing to do ends. */
  readonly idle?: number
  /** Milliseconds after which a thread that does not stop is ended. */
  readonly deaf?: number
}

type DrawingJob = {
  readonly task: Task
  readonly watch: IllustratorWatch
  resolve(answer: FromThread): void
  reject(error: unknown): void
}
type Seat = {
  readonly thread: DrawingThread
  job: DrawingJob | undefined
  /** Makes the thread stop what it draws. */
  stop: (() => void) | undefined
  leaving: NodeJS.Timeout | undefined
}

/** The illustrator in worker threads. They start with the first picture and end when there is nothing to draw. */
export function illustratorPool(settings: PoolSettings): Illustrator & AsyncDisposable {
  const { threads, version, pack, program, idle = 300_000, deaf = 1000 } = settings
  const { cores = availableParallelism() } = settings
  const seats = new Set<Seat>()
  const waiting: DrawingJob[] = []
  const served = new WeakMap<AbortSignal, number>()
  let turns = 0
  let starting = 0
  let data: Promise<SharedArrayBuffer> | undefined
  let closed = false
  // Each thread keeps what the pieces of one large picture have in common: of two at once it would make that anew and anew.
  const largeOnes = inTurns({ atOnce: 1, waiting: maxLarge, full: 'Too many large pictures wait. Try again later.' })

  /**
   * Jobs first: the one with the least being drawn already, then the one served longest ago, then the oldest. Then
   * previews, which are free; glances last. What has one signal is one job. Where all threads are taken by jobs, one
   * more draws previews, and glances one by one.
   */
  function next(onlyShort: boolean): DrawingJob | undefined {
    const running = ({ watch }: DrawingJob) => [...seats].filter(({ job }) => job?.watch.signal === watch.signal).length
    const ranks = {
      job: running,
      preview: () => seats.size + 1,
      glance: () => seats.size + 2,
    }
    const rank = (job: DrawingJob) => ranks[job.watch.priority](job)
    const turn = ({ watch }: DrawingJob) => served.get(watch.signal) ?? 0
    const candidates = onlyShort ? waiting.filter(isShort) : waiting
    const [first] = candidates.toSorted((one, other) => rank(one) - rank(other) || turn(one) - turn(other))
    if (!first) return undefined
    waiting.splice(waiting.indexOf(first), 1)
    served.set(first.watch.signal, ++turns)
    return first
  }

  const drawingJobs = () => [...seats].filter(({ job }) => job?.watch.priority === 'job').length

  /** How many threads jobs have: one more while there are pieces of a large picture to be drawn. */
  function roomForJobs(): number {
    const drawn = [...seats].flatMap(({ job }) => job ?? [])
    return [...waiting, ...drawn].some(({ task }) => task.kind === 'tile') && cores > threads ? threads + 1 : threads
  }

  function dispatch(): void {
    const room = roomForJobs()
    for (const seat of seats) {
      if (seat.job) continue
      const job = next(drawingJobs() >= room)
      if (!job) break
      begin(seat, job)
    }
    const busy = [...seats].filter(({ job }) => job).length
    const isPressing = ({ watch }: DrawingJob) => watch.priority === 'preview'
    const wanted = waiting.some(drawingJobs() < room ? isPressing : isShort) ? room + 1 : room
    for (let more = Math.min(waiting.length - starting, wanted - busy - starting); more > 0; more--) void start()
  }

  async function start(): Promise<void> {
    starting += 1
    try {
      data ??= pack.load()
      const thread = startThread(program, await data)
      const seat: Seat = { thread, job: undefined, stop: undefined, leaving: undefined }
      await thread.ready
      thread.ended.then(
        () => vacate(seat, undefined),
        (error: unknown) => vacate(seat, error),
      )
      if (closed) await thread.end()
      else {
        seats.add(seat)
        rest(seat)
      }
    } catch (error) {
      data = undefined
      const reason = error instanceof IllustratorUnavailable ? error : crash(error)
      // No thread can start: everything that waits fails at once, rather than one after the other.
      for (const job of waiting.splice(0)) job.reject(reason)
    } finally {
      starting -= 1
    }
    dispatch()
  }

  function begin(seat: Seat, job: DrawingJob): void {
    clearTimeout(seat.leaving)
    seat.job = job
    const { signal } = job.watch
    let patience: NodeJS.Timeout | undefined
    seat.stop = seat.thread.give(job.task, (answer) => {
      if (answer.kind === 'progress') {
        job.watch.progress?.(answer.stage, answer.share, answer.preview)
        return
      }
      clearTimeout(patience)
      signal.removeEventListener('abort', onAbort)
      seat.job = undefined
      if (answer.kind === 'stopped') job.reject(signal.reason)
      else if (answer.kind === 'failed') job.reject(answer.error)
      else job.resolve(answer)
      rest(seat)
      dispatch()
    })
    function onAbort(): void {
      seat.stop?.()
      patience = setTimeout(() => void seat.thread.end(), deaf)
    }
    signal.addEventListener('abort', onAbort, { once: true })
  }

  function rest(seat: Seat): void {
    seat.leaving = setTimeout(() => {
      seats.delete(seat)
      void seat.thread.end()
    }, idle)
    seat.leaving.unref()
  }

  /** The thread is gone: its job fails, and another thread takes its place. */
  function vacate(seat: Seat, cause: unknown): void {
    clearTimeout(seat.leaving)
    seats.delete(seat)
    const { job } = seat
    seat.job = undefined
    if (job?.watch.signal.aborted) job.reject(job.watch.signal.reason)
    else job?.reject(crash(cause))
    if (!closed) dispatch()
  }

  function draw(task: Task, watch: IllustratorWatch): Promise<FromThread> {
    watch.signal.throwIfAborted()
    if (closed) throw new DrawingCrashed('The illustrator is being closed')
    return new Promise((resolve, reject) => {
      const job: DrawingJob = { task, watch, resolve, reject }
      waiting.push(job)
      watch.signal.addEventListener(
        'abort',
        () => {
          const place = waiting.indexOf(job)
          if (place === -1) return
          waiting.splice(place, 1)
          reject(watch.signal.reason)
        },
        { once: true },
      )
      dispatch()
    })
  }

  return {
    version,
    readiness: () => pack.readiness(),
    isBusy: () => waiting.length > 0 || [...seats].some(({ job }) => job && job.watch.priority !== 'glance'),
    async picture(order, watch) {
      return expected(await draw({ kind: 'picture', order }, watch), 'picture').picture
    },
    async png(order, text, watch) {
      if (isLarge(order)) {
        const drawn = await largeOnes('large', watch.signal, () => drawInTiles(order, text, watch, draw))
        return expected(drawn, 'png').bytes
      }
      return expected(await draw({ kind: 'png', order, text }, watch), 'png').bytes
    },
    async parts(order, watch) {
      return expected(await draw({ kind: 'parts', order }, watch), 'png').bytes
    },
    async stage(order, look, watch) {
      return expected(await draw({ kind: 'stage', order, look }, watch), 'png').bytes
    },
    async model(order, file, watch) {
      return expected(await draw({ kind: 'model', order, file }, watch), 'model').bytes
    },
    async motion(order, frames, watch) {
      return expected(await draw({ kind: 'motion', order, frames }, watch), 'motion').bytes
    },
    async film(order, text, watch) {
      const { file, poster } = expected(await draw({ kind: 'film', order, text }, watch), 'film')
      return { file, poster }
    },
    async [Symbol.asyncDispose]() {
      closed = true
      for (const job of waiting.splice(0)) job.reject(new DrawingCrashed('The illustrator is being closed'))
      await Promise.all([...seats].map(({ thread }) => thread.end()))
    },
  }
}

/** How many large pictures may wait for the one that is drawn; generations wait in their own queue before. */
const maxLarge = 64

const isShort = ({ watch }: DrawingJob): boolean => watch.priority === 'preview' || watch.priority === 'glance'

const crash = (cause: unknown) => new DrawingCrashed('The thread that drew has ended', { cause })

function expected<K extends FromThread['kind']>(answer: FromThread, kind: K): Extract<FromThread, { kind: K }> {
  // The kind is compared; the compiler does not follow a comparison through a type parameter.
  if (answer.kind === kind) return answer as Extract<FromThread, { kind: K }>
  throw new TypeError(`A thread answered ${answer.kind} where ${kind} was asked for`)
}
