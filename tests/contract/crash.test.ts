import { rm } from 'node:fs/promises'
import { collectionIds, databaseId, projectId } from '@eidolon/contract/resources.ts'
import { expect, it } from 'vitest'
import { newFolder, type Server, startServer } from '#support/start-server.ts'

const rounds = 2
const writers = 8
const documents = `/v1/databases/${databaseId}/collections/${collectionIds.characters}/documents`

/** What a document may be found as: as it was acknowledged last, or as the change makes it that was under way. */
type CrashEntry = { acknowledged: string | undefined; underWay?: { readonly to: string | undefined } | undefined }

it('[STO-12] holds every acknowledged change after kill -9 under load, round after round', async () => {
  const dataDir = await newFolder()
  const ledger = new Map<string, CrashEntry>()
  try {
    let session = ''
    for (let round = 0; round < rounds; round++) {
      const server = await startServer({ dataDir, env: { RATE_LIMITS: 'off', LOG_LEVEL: 'error' } })
      session ||= await signIn(server)
      expect(await lost(server, session, ledger)).toEqual([])
      for (const [id, entry] of ledger) await settle(server, session, id, entry)
      await writeUntilKilled(server, session, ledger, round)
    }
    await using server = await startServer({ dataDir, env: { RATE_LIMITS: 'off' } })
    expect(await lost(server, session, ledger)).toEqual([])
    expect(ledger.size).toBeGreaterThan(rounds * writers)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}, 120_000)

/** Documents are made, changed and deleted by several at once; the kill comes in the middle, at another moment each time. */
async function writeUntilKilled(server: Server, session: string, ledger: Map<string, CrashEntry>, round: number) {
  const enough = 120 + round * 37
  let acknowledged = 0
  let killed: Promise<void> | undefined

  async function change(entry: CrashEntry, to: string | undefined, send: () => Promise<Response>): Promise<void> {
    entry.underWay = { to }
    const answer = await send()
    if (!answer.ok) throw new Error(`refused: ${await answer.text()}`)
    entry.acknowledged = to
    entry.underWay = undefined
    acknowledged += 1
    if (acknowledged >= enough) killed ??= server.kill()
    await answer.arrayBuffer()
  }

  async function write(writer: number): Promise<void> {
    for (let n = 0; !killed; n++) {
      const id = `r${round}w${writer}n${n}`
      const entry: CrashEntry = { acknowledged: undefined }
      ledger.set(id, entry)
      const body = (name: string) => ({ data: { name, appearance: 'x'.repeat(200) } })
      await change(entry, 'made', () => call(server, session, 'POST', documents, { documentId: id, ...body('made') }))
      if (n % 2 === 0) {
        const path = `${documents}/${id}`
        await change(entry, 'changed', () => call(server, session, 'PATCH', path, body('changed')))
      }
      if (n % 5 === 4) {
        await change(entry, undefined, () => call(server, session, 'DELETE', `${documents}/${id}`, {}))
      }
    }
  }

  const outcomes = await Promise.allSettled(Array.from({ length: writers }, (_, writer) => write(writer)))
  // A connection that broke is what a kill looks like; anything else that went wrong is not.
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }): unknown => reason)
  expect(failures.filter((reason) => !(reason instanceof TypeError))).toEqual([])
  expect(killed).toBeDefined()
  await killed
}

/** Every document that is neither as acknowledged nor as it was about to become. */
async function lost(server: Server, session: string, ledger: Map<string, CrashEntry>): Promise<string[]> {
  const looked = [...ledger].map(async ([id, { acknowledged, underWay }]) => {
    const found = await nameOf(server, session, id)
    const isKept = found === acknowledged || (underWay && found === underWay.to)
    return isKept ? [] : [`${id}: ${found} instead of ${acknowledged}`]
  })
  return (await Promise.all(looked)).flat()
}

/** What a change under way came to is known now; from here on it has to stay so. */
async function settle(server: Server, session: string, id: string, entry: CrashEntry): Promise<void> {
  if (!entry.underWay) return
  entry.acknowledged = await nameOf(server, session, id)
  entry.underWay = undefined
}

async function nameOf(server: Server, session: string, id: string): Promise<string | undefined> {
  const answer = await call(server, session, 'GET', `${documents}/${id}`)
  const { name, type } = (await answer.json()) as { name?: string; type?: string }
  if (answer.status === 404 && type === 'document_not_found') return undefined
  expect(answer.status).toBe(200)
  return name
}

/** An account of its own; the text is what proves it from now on. */
async function signIn(server: Server): Promise<string> {
  const answer = await call(server, '', 'POST', '/v1/account/sessions/anonymous', {})
  expect(answer.status).toBe(201)
  return answer.headers.get('x-fallback-cookies') ?? ''
}

function call(server: Server, session: string, method: string, path: string, body?: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-appwrite-project': projectId, 'x-fallback-cookies': session }
  return fetch(`${server.url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
}
