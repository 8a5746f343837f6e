import { type ChildProcess, fork } from 'node:child_process'
import { gate } from '#adapters/system/gate.ts'
import { yieldToOthers } from '#adapters/system/yield-to-others.ts'
import type { Timers } from '#application/shared/timers.ts'
import type { DiffusionOrder } from './diffusion.ts'
import type { FromProcess, ToProcess } from './process-messages.ts'

type Options = {
  readonly program: URL
  readonly folder: string
  readonly runtimes: readonly string[]
  readonly threads: number
  readonly timers: Timers
  /** Milliseconds after which a process that has nothing to do gives its memory back. */
  readonly idle: number
}

type StepWatch = { readonly signal: AbortSignal; readonly onStep: (done: number, of: number) => void }

/** Draws one order after the other in a process of its own, which is there while it is needed. */
export type DrawingProcess = { draw(order: DiffusionOrder, watch: StepWatch): Promise<Uint8Array> }

/** The process ended in the middle, or could not do what it was told. */
export class ProcessBroke extends Error {
  override readonly name = 'ProcessBroke'
}

export function drawingProcess({ program, folder, runtimes, threads, timers, idle }: Options): DrawingProcess {
  let running: ChildProcess | undefined
  let leaving: Disposable | undefined
  const inTurn = gate(1)

  function stop(): void {
    running?.kill('SIGKILL')
    running = undefined
  }

  /** Sends a message and hears what comes back, until it is an answer; an abort ends the process. */
  function ask(child: ChildProcess, message: ToProcess, { signal, onStep }: StepWatch): Promise<FromProcess> {
    return new Promise((resolve, reject) => {
      const hear = (told: FromProcess): void => {
        if (told.kind === 'step') onStep(told.done, told.of)
        else if (told.kind === 'failed') finish(() => reject(new ProcessBroke(told.reason)))
        else finish(() => resolve(told))
      }
      const broke = (): void => finish(() => reject(new ProcessBroke('the process of the local model ended')))
      const abort = (): void => {
        stop()
        finish(() => reject(signal.reason))
      }
      const finish = (settle: () => void): void => {
        child.off('message', hear).off('exit', broke).off('error', broke)
        signal.removeEventListener('abort', abort)
        settle()
      }
      child.on('message', hear).on('exit', broke).on('error', broke)
      signal.addEventListener('abort', abort, { once: true })
      child.send(message, (error) => error && broke())
    })
  }

  async function opened(watch: StepWatch): Promise<ChildProcess> {
    if (running?.connected) {
      running.ref()
      running.channel?.ref()
      return running
    }
    // It is told what it needs, and inherits none of our keys.
    const child = fork(program, { serialization: 'advanced', execArgv: [], env: {}, stdio: 'ignore' })
    running = child
    yieldToOthers(child)
    await ask(child, { kind: 'open', folder, runtimes, threads }, watch)
    return child
  }

  return {
    draw: (order, watch) =>
      inTurn(async () => {
        watch.signal.throwIfAborted()
        leaving?.[Symbol.dispose]()
        try {
          const told = await ask(await opened(watch), { kind: 'draw', order }, watch)
          if (told.kind !== 'drawn') throw new ProcessBroke('the local model answered out of turn')
          return told.png
        } catch (error) {
          stop()
          throw error
        } finally {
          leaving = timers.after(idle, stop)
          // Whoever has nothing to draw keeps nobody from leaving.
          running?.unref()
          running?.channel?.unref()
        }
      }),
  }
}
