import { useEffect, useRef, useState } from 'react'
import { cancelGeneration, startGeneration } from '#features/generations/calls.ts'
import { type Generation, isUnderWay, readGeneration } from '#features/generations/generation.ts'
import type { Plan } from '#features/stories/outfit-change.ts'
import { failureWords } from '#lib/failure-words.ts'
import { useApi } from '#lib/use-api.tsx'

const askAgain = 1200
/** So many are asked for at once: what waits can still be stopped. */
const atOnce = 2

export type OutfitRunResult = {
  /** New pictures by the ones that they take the place of. */
  readonly drawn: ReadonlyMap<string, string>
  /** What went wrong, where something did. */
  readonly problem: string | undefined
}

/** Draws pictures again, a few at a time, until all are there or somebody stops it. */
export function useOutfitRun() {
  const api = useApi()
  const stopping = useRef<AbortController>(undefined)
  const [run, setRun] = useState<{ readonly done: number; readonly of: number }>()
  useEffect(() => () => stopping.current?.abort(), [])

  async function drawOne(request: Plan['orders'][number]['request'], signal: AbortSignal): Promise<Generation> {
    let generation = await startGeneration(api, request)
    while (isUnderWay(generation)) {
      await new Promise((resolve) => setTimeout(resolve, askAgain))
      if (signal.aborted) {
        await cancelGeneration(api, generation.$id)
        return { ...generation, status: 'cancelled' }
      }
      const { send } = await api()
      const answer = await send('GET', `/generations/${encodeURIComponent(generation.$id)}`)
      generation = readGeneration(await answer.json()) ?? generation
    }
    return generation
  }

  async function begin(orders: Plan['orders']): Promise<OutfitRunResult> {
    const stop = new AbortController()
    stopping.current = stop
    const drawn = new Map<string, string>()
    const rest = [...orders]
    let problem: string | undefined
    const tell = () => setRun({ done: orders.length - rest.length, of: orders.length })
    const work = async (): Promise<void> => {
      for (let next = rest.shift(); next && !stop.signal.aborted; next = rest.shift()) {
        try {
          const { status, mediaIds, error } = await drawOne(next.request, stop.signal)
          const [mediaId] = mediaIds
          if (status === 'succeeded' && mediaId !== undefined) drawn.set(next.mediaId, mediaId)
          else if (status !== 'cancelled') problem = error?.message ?? 'A panel could not be drawn.'
        } catch (error) {
          // What is refused once is refused for the others, too.
          problem = failureWords(error, { otherwise: 'The studio could not be reached.' })
          stop.abort()
        }
        tell()
      }
    }
    setRun({ done: 0, of: orders.length })
    await Promise.all(Array.from({ length: atOnce }, work))
    setRun(undefined)
    return { drawn, problem }
  }

  return { run, begin, stop: () => stopping.current?.abort() }
}
