import { setTimeout as wait } from 'node:timers/promises'
import { characters, newPerson, type Visitor } from './people.ts'

/** What a document may be found as: as it was acknowledged last, or as the change makes it that was under way. */
type WrittenEntry = { acknowledged: string | undefined; underWay: readonly (string | undefined)[] }

export type Writer = {
  readonly person: Visitor
  /** Moments of acknowledged changes, by what they say of themselves in events. */
  readonly told: Map<string, number>
  acknowledged(): number
  refused(): number
  /** The moments at which a change was acknowledged. */
  readonly moments: readonly number[]
  /** Goes on until it is told to stop. */
  run(signal: AbortSignal): Promise<void>
  /** Everything that is neither as acknowledged nor as it was about to become. */
  lost(): Promise<readonly string[]>
}

/** Makes, changes and deletes characters one after the other, and remembers what it was answered. */
export async function newWriter(url: string, name: string): Promise<Writer> {
  const person = await newPerson(url)
  const ledger = new Map<string, WrittenEntry>()
  const told = new Map<string, number>()
  const moments: number[] = []
  let [made, refused] = [0, 0]

  async function change(id: string, to: string | undefined, method: string, path: string, body?: object) {
    const entry = ledger.get(id) ?? { acknowledged: undefined, underWay: [] }
    ledger.set(id, entry)
    entry.underWay = [...entry.underWay, to]
    const status = await person.call(method, path, body).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status >= 200 && status < 300) {
      entry.acknowledged = to
      entry.underWay = []
      moments.push(Date.now())
      if (to !== undefined) told.set(to, Date.now())
      return true
    }
    // Refused by a node that knew what it did: then it has not happened.
    if (status >= 400 && status < 500) entry.underWay = entry.underWay.slice(0, -1)
    refused += 1
    await wait(50)
    return false
  }

  async function pages(): Promise<Map<string, string>> {
    const found = new Map<string, string>()
    for (let after = ''; ;) {
      const queries = [
        { method: 'limit', values: [500] },
        ...(after ? [{ method: 'cursorAfter', values: [after] }] : []),
      ]
      const query = queries.map((each) => `queries[]=${encodeURIComponent(JSON.stringify(each))}`).join('&')
      const { status, body } = await person.call('GET', `${characters}?${query}`)
      if (status !== 200) throw new Error(`The list of characters was answered with ${status}: ${JSON.stringify(body)}`)
      const documents = body['documents'] as readonly { readonly $id: string; readonly name: string }[]
      for (const { $id, name: called } of documents) found.set($id, called)
      const last = documents.at(-1)
      if (!last || documents.length < 500) return found
      after = last.$id
    }
  }

  return {
    person,
    told,
    moments,
    acknowledged: () => moments.length,
    refused: () => refused,
    async run(signal) {
      while (!signal.aborted) {
        const id = `${name}n${made++}`
        const data = (called: string) => ({ data: { name: called, appearance: 'x'.repeat(100) } })
        const first = `${id} made`
        if (!(await change(id, first, 'POST', characters, { documentId: id, ...data(first) }))) continue
        if (made % 2 === 0) await change(id, `${id} changed`, 'PATCH', `${characters}/${id}`, data(`${id} changed`))
        if (made % 5 === 4) await change(id, undefined, 'DELETE', `${characters}/${id}`)
        await wait(20)
      }
    },
    async lost() {
      const found = await pages()
      const wrong: string[] = []
      for (const [id, entry] of ledger) {
        const now = found.get(id)
        if (now !== entry.acknowledged && !entry.underWay.includes(now)) {
          wrong.push(`${id}: ${now ?? 'nothing'} instead of ${entry.acknowledged ?? 'nothing'}`)
        }
        // From here on it has to stay as it came out.
        entry.acknowledged = now
        entry.underWay = []
      }
      return wrong
    },
  }
}
