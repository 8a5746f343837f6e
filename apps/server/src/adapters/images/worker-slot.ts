import { type ChildProcess, fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { yieldToOthers } from '#adapters/system/yield-to-others.ts'
import type { FromPictureProcess } from './picture-messages.ts'

/** The picture could not be made of these bytes, or its process ended over it. */
export class PictureBroke extends Error {
  override readonly name = 'PictureBroke'
}

/** A process that makes one picture at a time. */
export type WorkerSlot<Task> = {
  readonly isAlive: boolean
  /** Fails with `PictureBroke`. `work` is told how much it is as soon as that is known. */
  make(task: Task, work: (units: number) => void): Promise<Uint8Array>
  /** Ends whatever it does, at once. */
  end(): void
}

export function workerSlot<Task extends object>(program: URL): WorkerSlot<Task> {
  // It is told what it needs, and inherits none of our keys; only where Node keeps what it has compiled.
  const env = { NODE_COMPILE_CACHE: getCompileCacheDir() }
  const child = fork(program, { serialization: 'advanced', execArgv: [], env, stdio: 'ignore' })
  yieldToOthers(child)
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('error', reject)
    child.once('exit', () => reject(new Error('a process for pictures ended before it began')))
  })
  // Whoever asks for a picture is told.
  ready.catch(() => {})
  let isEnded = false

  return {
    get isAlive() {
      // It may have been done in the moment it was ended, and stays connected until the system has ended it.
      return !isEnded && child.connected
    },
    async make(task, work) {
      hold(child)
      try {
        await ready
        return await ask(child, task, work)
      } finally {
        letGo(child)
      }
    },
    end() {
      isEnded = true
      child.kill('SIGKILL')
    },
  }
}

function ask(child: ChildProcess, task: object, work: (units: number) => void): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const hear = (told: FromPictureProcess): void => {
      if (told.kind === 'work') work(told.work)
      else if (told.kind === 'done') finish(() => resolve(told.bytes))
      else if (told.kind === 'failed') finish(() => reject(new PictureBroke(told.reason)))
    }
    const broke = (): void => finish(() => reject(new PictureBroke('the process that made it has ended')))
    const finish = (settle: () => void): void => {
      child.off('message', hear).off('exit', broke).off('error', broke)
      settle()
    }
    child.on('message', hear).on('exit', broke).on('error', broke)
    child.send(task, (error) => error && broke())
  })
}

function hold(child: ChildProcess): void {
  child.ref()
  child.channel?.ref()
}

/** Whoever has nothing to do keeps nobody from leaving. */
function letGo(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}
