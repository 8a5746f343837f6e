import { workerThread } from '#adapters/system/worker-thread.ts'
import type { FoundPeople, PoseFinder } from '#application/poses/pose-finder.ts'
import type { RgbPicture } from '#domain/looks/measure-colors.ts'

const usualProgram = new URL('./pose-worker.ts', import.meta.url)

type PoseThreadReply = { readonly id: number; readonly found?: FoundPeople; readonly problem?: string }

/** Sees poses by a model that the operator has installed. The thread begins with the first picture. */
export function poseThread(folder: string, program = usualProgram): AsyncDisposable & { readonly finder: PoseFinder } {
  const thread = workerThread<RgbPicture, PoseThreadReply>(program, {
    workerData: { folder },
    ended: (error) => (error instanceof Error ? error : new Error('The pose model has ended')),
  })
  return {
    finder: {
      async find(picture) {
        const { found, problem } = await thread.ask(picture)
        if (problem !== undefined) throw new Error(problem)
        return found
      },
    },
    [Symbol.asyncDispose]: () => thread[Symbol.asyncDispose](),
  }
}
