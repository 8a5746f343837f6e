import { setTimeout as wait } from 'node:timers/promises'
import { characters, media, newPerson } from './people.ts'

export type Asker = {
  accepted(): number
  run(signal: AbortSignal): Promise<void>
  /** Waits until all that was accepted has ended, and says what is wrong with it. */
  settled(patience: number): Promise<JobsFound>
}

export type JobsFound = { readonly wrong: readonly string[]; readonly succeeded: number; readonly failed: number }

type Generation = {
  readonly $id: string
  readonly status: string
  readonly mediaIds: readonly string[]
  readonly error: unknown
}

/** Asks for pictures and remembers what was accepted. */
export async function newAsker(url: string): Promise<Asker> {
  const person = await newPerson(url)
  const { body } = await person.call('POST', characters, {
    documentId: 'unique()',
    data: { name: 'Mira', appearance: 'a tall woman with red hair' },
  })
  const accepted = new Set<string>()
  const ended = new Set<string>()
  let [succeeded, failed, asked] = [0, 0, 0]

  async function look(id: string): Promise<Generation | undefined> {
    const { status, body: found } = await person
      .call('GET', `/generations/${id}`)
      .catch(() => ({ status: 0, body: {} }))
    return status === 200 ? (found as Generation) : undefined
  }

  return {
    accepted: () => accepted.size,
    async run(signal) {
      const open = new Set<string>()
      while (!signal.aborted) {
        if (open.size < 4) {
          const order = { characterId: body['$id'], engine: 'openai', prompt: `job ${asked++}`, count: 1 }
          const made = await person.call('POST', '/generations', order).catch(() => undefined)
          const id = made?.status === 201 ? String(made.body['$id']) : undefined
          if (id !== undefined) {
            accepted.add(id)
            open.add(id)
          }
        }
        await wait(150)
        for (const id of open) {
          const found = await look(id)
          if (found && !['queued', 'running'].includes(found.status)) open.delete(id)
        }
      }
    },
    async settled(patience) {
      const wrong: string[] = []
      const until = Date.now() + patience
      for (const id of accepted) {
        if (ended.has(id)) continue
        let found = await look(id)
        while (Date.now() < until && (!found || ['queued', 'running'].includes(found.status))) {
          await wait(200)
          found = await look(id)
        }
        if (!found || ['queued', 'running'].includes(found.status)) {
          wrong.push(`${id}: still ${found?.status ?? 'not to be found'}`)
          continue
        }
        ended.add(id)
        if (found.status !== 'succeeded') {
          failed += 1
          wrong.push(`${id}: ${found.status} ${JSON.stringify(found.error)}`)
          continue
        }
        succeeded += 1
        // One was asked for: neither none nor two may be there.
        const query = encodeURIComponent(JSON.stringify({ method: 'equal', attribute: 'generationId', values: [id] }))
        const { body: kept } = await person.call('GET', `${media}?queries[]=${query}`)
        if (kept['total'] !== 1 || found.mediaIds.length !== 1)
          wrong.push(`${id}: ${String(kept['total'])} pictures for one`)
      }
      return { wrong, succeeded, failed }
    },
  }
}
