import { Agent, request as ask } from 'node:http'
import { startServer } from '#tests/support/start-server.ts'
import { buildWeb, webIsStale } from '#scripts/build/build-web.ts'
import { chanceOf } from './fuzz-random.ts'
import { operationsOf, type Request, requestFor } from './fuzz-requests.ts'
import { capture, step } from '#scripts/terminal.ts'

/** In milliseconds. A drawing takes as long as it takes, on a thread of its own; the first one loads what is drawn with. */
const slow = { usual: 1000, drawn: 20_000 }
const patience = 30_000
/** Of an answer. The description of the API has a few hundred thousand characters. */
const maxKept = 4_000_000
/** What a server has taken once it is warm, times this, is growth. */
const growth = 1.5

type FuzzResponse = {
  readonly status: number
  readonly took: number
  readonly body: string
  readonly cookies: readonly string[]
}

type FuzzRun = { readonly count: number; readonly seed: number }

/** Sends requests that are nearly right to a real server. False where an answer was a 5xx, slow, or memory grew. */
export async function nearlyRight({ count, seed }: FuzzRun): Promise<boolean> {
  if (await webIsStale()) await step('web build', buildWeb)
  await using server = await startServer({
    env: { RATE_LIMITS: 'off', LOG_LEVEL: 'error', ILLUSTRATOR_THREADS: '1', FREE_GENERATIONS: '100000' },
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const operations = operationsOf(JSON.parse((await send(plain('GET', '/v1/openapi.json'))).body))
  const chance = chanceOf(seed)
  /** Ids that were seen in answers, so that some of what is asked for exists. */
  const seen: string[] = []
  const problems = { failed: 0, slow: 0 }
  const statuses = new Map<number, number>()
  let session = ''
  let warm = 0

  for (let n = 0; n < count; n++) {
    // Some of what is asked ends the session it is asked with.
    if (n % 20 === 0) session = await account()
    const operation = chance.pick(operations)
    const request = requestFor(operation, chance, seen, chance.often(0.8) ? session : '')
    const answer = await send(request)
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    judge(n, request, answer, operation.draws ? slow.drawn : slow.usual)
    note(answer)
    if (n === Math.floor(count / 5)) warm = await memory()
    if (n > 0 && n % 10_000 === 0) console.log(`  ${n} of ${count}, ${await memory()} MB`)
  }
  const end = await memory()
  const grew = count >= 5000 && end > warm * growth && end - warm > 200
  if (grew) console.log(`MEMORY ${warm} MB after a fifth of the requests, ${end} MB after all`)
  const told = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`)
  console.log(`  ${operations.length} operations, answers ${told.join(', ')}`)
  const found = problems.failed + problems.slow + (grew ? 1 : 0)
  console.log(
    `${found === 0 ? '✓' : '✗'} ${count} requests with seed ${seed}: ${problems.failed} failed, ${problems.slow} too slow, ${warm} → ${end} MB`,
  )
  agent.destroy()
  return found === 0

  function judge(
    n: number,
    { method, path, headers, body }: Request,
    { status, took, body: text }: FuzzResponse,
    longest: number,
  ): void {
    const { cookie, ...shown } = headers
    const who = cookie === undefined ? 'guest' : 'account'
    const sent = `${method} ${path.slice(0, 500)} as ${who} ${JSON.stringify(shown).slice(0, 300)} ${String(body ?? '').slice(0, 500)}`
    if (status === 0 || status >= 500) {
      problems.failed += 1
      console.log(`FAILED #${n} ${status} ${JSON.stringify(text.slice(0, 200))}: ${sent}`)
      const [last] = server.output().trim().split('\n').slice(-1)
      if (status === 500) console.log(`       ${last?.slice(0, 1500)}`)
    }
    if (took > longest) {
      problems.slow += 1
      console.log(`SLOW #${n} ${Math.round(took)} ms, ${status}: ${sent}`)
    }
  }

  function note({ body, status }: FuzzResponse): void {
    if (status !== 200 && status !== 201) return
    for (const [, id = ''] of body.slice(0, 20_000).matchAll(/"\$id":"([^"]{1,44})"/g)) seen.push(id)
    if (seen.length > 500) seen.splice(0, 250)
  }

  /** The secret of a new account's session. */
  async function account(): Promise<string> {
    const { cookies } = await send(plain('POST', '/v1/account/sessions/anonymous'))
    const [, secret = ''] =
      /^a_session_\w+?=([^;]+)/.exec(cookies.find((each) => each.startsWith('a_session')) ?? '') ?? []
    return secret
  }

  /** What the server's process holds, in megabytes. */
  async function memory(): Promise<number> {
    const { output } = await capture('ps', ['-o', 'rss=', '-p', String(server.pid)])
    return Math.round(Number(output.trim()) / 1024)
  }

  function send({ method, path, headers, body }: Request): Promise<FuzzResponse> {
    const began = performance.now()
    return new Promise((done) => {
      const end = (status: number, text: string, cookies: readonly string[] = []) =>
        done({ status, took: performance.now() - began, body: text, cookies })
      const sent = ask(`${server.url}${path}`, { method, headers, agent, timeout: patience }, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          if (text.length < maxKept) text += part
        })
        response.on('end', () => end(response.statusCode ?? 0, text, response.headers['set-cookie']))
        response.on('error', (error) => end(0, error.message))
      })
      sent.on('timeout', () => sent.destroy(new Error('no answer')))
      sent.on('error', (error) => end(0, error.message))
      sent.end(body)
    })
  }
}

function plain(method: string, path: string): Request {
  return { method, path, headers: { 'x-appwrite-project': 'eidolon' }, body: undefined }
}
