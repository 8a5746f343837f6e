import { z } from 'zod'
import type { EngineWatch } from '#application/engines/engine.ts'
import type { HostedJob } from './jobs.ts'

const Note = z.object({
  jobs: z
    .array(
      z
        .object({ id: z.string().max(128), model: z.string().max(200), arrived: z.string().max(200).optional() })
        .nullable(),
    )
    .max(64),
})

/** The jobs of an order, one a picture, as they are noted: whoever goes on finds those that are paid for already. */
export type Slots = {
  job(index: number): HostedJob | undefined
  /** Undefined when the job came to nothing. */
  set(index: number, job: HostedJob | undefined): Promise<void>
  all(): readonly HostedJob[]
  /** Records what has arrived before anything else is done with it: it is paid for. */
  keep(index: number, bytes: Uint8Array): Promise<void>
  /** What had arrived before. */
  kept(index: number): Promise<Uint8Array | undefined>
}

/** `id` is empty where the result came without a job. */
type Slot = HostedJob & { readonly arrived?: string | undefined }

export function openSlots(noted: string | undefined, count: number, watch: EngineWatch): Slots {
  const known = read(noted)
  const jobs: (Slot | undefined)[] = Array.from({ length: count }, (_, index) => known[index] ?? undefined)

  async function set(index: number, slot: Slot | undefined): Promise<void> {
    jobs[index] = slot
    await watch.note?.(JSON.stringify({ jobs: jobs.map((each) => each ?? null) }))
  }

  const jobAt = (index: number): HostedJob | undefined => {
    const { id, model } = jobs[index] ?? { id: '', model: '' }
    return id === '' ? undefined : { id, model }
  }

  return {
    job: jobAt,
    set,
    all: () => [...jobs.keys()].flatMap((index) => jobAt(index) ?? []),
    async keep(index, bytes) {
      // Without a record it can still be finished.
      const arrived = await watch.results?.put(bytes).catch(() => {})
      if (arrived !== undefined) await set(index, { id: '', model: '', ...jobs[index], arrived })
    },
    async kept(index) {
      const arrived = jobs[index]?.arrived
      return arrived === undefined ? undefined : watch.results?.get(arrived)
    },
  }
}

function read(noted: string | undefined): readonly (Slot | null)[] {
  if (noted === undefined || noted === '') return []
  try {
    return Note.parse(JSON.parse(noted)).jobs
  } catch {
    return []
  }
}
