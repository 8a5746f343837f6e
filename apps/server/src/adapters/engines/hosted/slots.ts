import { z } from 'zod'
import type { EngineWatch } from '#application/engines/engine.ts'
import type { Job } from './jobs.ts'

const Note = z.object({
  jobs: z.array(z.object({ id: z.string().max(128), model: z.string().max(200) }).nullable()).max(64),
})

/** The jobs of an order, one a picture, as they are noted: whoever goes on finds those that are paid for already. */
export type Slots = {
  job(index: number): Job | undefined
  /** Undefined when the job came to nothing. */
  set(index: number, job: Job | undefined): Promise<void>
  all(): readonly Job[]
}

export function openSlots(noted: string | undefined, count: number, watch: EngineWatch): Slots {
  const known = read(noted)
  const jobs: (Job | undefined)[] = Array.from({ length: count }, (_, index) => known[index] ?? undefined)
  return {
    job: (index) => jobs[index],
    async set(index, job) {
      jobs[index] = job
      await watch.note?.(JSON.stringify({ jobs: jobs.map((each) => each ?? null) }))
    },
    all: () => jobs.filter((job) => job !== undefined),
  }
}

function read(noted: string | undefined): readonly (Job | null)[] {
  if (noted === undefined || noted === '') return []
  try {
    return Note.parse(JSON.parse(noted)).jobs
  } catch {
    return []
  }
}
