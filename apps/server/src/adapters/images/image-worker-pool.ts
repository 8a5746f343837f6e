import type { Timers } from '#application/shared/timers.ts'
import { Fault } from '#domain/shared/fault.ts'
import type { PictureTask } from './picture-messages.ts'
import { PictureBroke, type WorkerSlot, workerSlot } from './worker-slot.ts'

type PoolSettings = {
  readonly timers: Timers
  /** The program of a process. */
  readonly program?: URL
  /** How many work at once: more would leave nothing for answering. */
  readonly width?: number
  /** How many may wait, of all and of one. */
  readonly max?: number
  readonly maxPerOwner?: number
  /** Milliseconds after which a picture is given up, and its process ended. */
  readonly patience?: number
  /** Milliseconds that a picture which nobody waits for any more is given: it may be done, and is kept for the next. */
  readonly grace?: number
  /** Milliseconds after which a process with nothing to do gives its memory back. */
  readonly idle?: number
}

export type PictureWatch = {
  /** For whom it is: those who have less being made go first. */
  readonly who: string
  /** Aborted when nobody waits for it any more. */
  readonly signal: AbortSignal
  /** Is told how much work it is, as soon as that is known. */
  readonly work?: (units: number) => void
}

/** Makes pictures in processes that can be ended. Disposing it ends them. */
export type ImageWorkerPool<Task = PictureTask> = Disposable & {
  /** `task` is called when its turn has come. What is no picture, or too much of one, is refused with a fault. */
  make(task: () => Promise<Task>, watch: PictureWatch): Promise<Uint8Array>
}

type ImageJob<Task> = {
  readonly task: () => Promise<Task>
  readonly watch: PictureWatch
  readonly result: PromiseWithResolvers<Uint8Array>
}

export function imageWorkerPool<Task extends object = PictureTask>(settings: PoolSettings): ImageWorkerPool<Task> {
  const { timers, program = usualProgram, width = 2, max = 1024, maxPerOwner = 128 } = settings
  const { patience = 20_000, grace = 1000, idle = 30_000 } = settings
  const waiting: ImageJob<Task>[] = []
  const running = new Map<ImageJob<Task>, WorkerSlot<Task> | undefined>()
  const free: WorkerSlot<Task>[] = []
  let leaving: Disposable | undefined

  /** Whoever has the least being made already; then who came first. */
  function next(): ImageJob<Task> | undefined {
    const count = ({ watch }: ImageJob<Task>) => [...running.keys()].filter((job) => job.watch.who === watch.who).length
    const least = Math.min(...waiting.map(count))
    const job = waiting.find((each) => count(each) === least)
    if (job) waiting.splice(waiting.indexOf(job), 1)
    return job
  }

  function dispatch(): void {
    while (running.size < width) {
      const job = next()
      if (!job) break
      running.set(job, undefined)
      leaving?.[Symbol.dispose]()
      run(job)
        .then(job.result.resolve, job.result.reject)
        .finally(() => {
          running.delete(job)
          if (running.size === 0) leaving = timers.after(idle, endFree)
          dispatch()
        })
    }
  }

  async function run(job: ImageJob<Task>): Promise<Uint8Array> {
    const { task, watch } = job
    const given = await task()
    watch.signal.throwIfAborted()
    const seat = free.pop() ?? workerSlot<Task>(program)
    running.set(job, seat)
    let late = false
    using _ = timers.after(patience, () => {
      late = true
      seat.end()
    })
    let dropping: Disposable | undefined
    const drop = (): void => void (dropping = timers.after(grace, () => seat.end()))
    watch.signal.addEventListener('abort', drop, { once: true })
    try {
      return await seat.make(given, watch.work ?? (() => {}))
    } catch (cause) {
      if (!(cause instanceof PictureBroke)) throw cause
      // The library says in many ways that something is no picture, is broken or too large; or it took too long.
      throw new Fault('storage_file_type_unsupported', { late }, { cause })
    } finally {
      watch.signal.removeEventListener('abort', drop)
      dropping?.[Symbol.dispose]()
      if (seat.isAlive) free.push(seat)
    }
  }

  function endFree(): void {
    for (const seat of free.splice(0)) seat.end()
  }

  return {
    async make(task, watch) {
      watch.signal.throwIfAborted()
      const ofOne = waiting.filter((job) => job.watch.who === watch.who).length
      if (waiting.length >= max || ofOne >= maxPerOwner) throw new Fault('general_service_unavailable')
      const job: ImageJob<Task> = { task, watch, result: Promise.withResolvers() }
      const leave = (): void => {
        const place = waiting.indexOf(job)
        if (place === -1) return
        waiting.splice(place, 1)
        job.result.reject(watch.signal.reason)
      }
      watch.signal.addEventListener('abort', leave, { once: true })
      waiting.push(job)
      dispatch()
      try {
        return await job.result.promise
      } finally {
        watch.signal.removeEventListener('abort', leave)
      }
    },
    [Symbol.dispose]() {
      leaving?.[Symbol.dispose]()
      for (const seat of running.values()) seat?.end()
      endFree()
    },
  }
}

const usualProgram = new URL('./picture-process.ts', import.meta.url)
