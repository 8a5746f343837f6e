import type { StripRecipe } from '#application/marking/ports.ts'
import { workerThread } from '#adapters/system/worker-thread.ts'
import type { StrippingAnswer, StrippingQuestion } from './stripping-worker.ts'

/** Takes recipes out of files in a thread of its own, which is there from the first one on. */
export function strippingThread(): StripRecipe & AsyncDisposable {
  const thread = workerThread<StrippingQuestion, StrippingAnswer>(new URL('./stripping-worker.ts', import.meta.url), {
    env: {},
    // A file of countless small pieces ends the thread and not the process.
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    ended: (cause) => new Error('The thread that strips files has ended', { cause }),
  })
  const strip: StripRecipe = async (bytes, isMadeHere) => {
    const handed = new Uint8Array(bytes)
    const answer = await thread.ask({ bytes: handed, isMadeHere }, [handed.buffer])
    if (answer.kind === 'failed') throw new Error(`A recipe could not be taken out: ${answer.reason}`)
    return answer.kind === 'unchanged' ? undefined : answer
  }
  return Object.assign(strip, { [Symbol.asyncDispose]: () => thread[Symbol.asyncDispose]() })
}
