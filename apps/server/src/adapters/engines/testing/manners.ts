import type { PeerManner, ScriptedPeer } from '#application/engines/engine.suite.ts'
import { type PeerRequest, scriptedServer, type ScriptedServer, sendJson } from './scripted-server.ts'
import { smallFilm, smallPicture } from './small-results.ts'

/** What every scripted peer remembers and can be told. */
export type Manners = {
  readonly peer: ScriptedPeer
  readonly server: ScriptedServer
  /** Everything that it was asked, in order. */
  readonly calls: readonly string[]
  readonly manner: () => PeerManner
  readonly begin: (prompt: string, pictures: number) => void
  readonly stop: () => void
  /** What it sends as a result in its present manner. */
  readonly result: (kind: 'image' | 'video') => Promise<{ readonly bytes: Uint8Array; readonly type: string }>
}

/** `answer` is asked for what is not settled by the manner alone; `begins` tells which calls begin an order. */
export async function openManners(
  secret: string | undefined,
  begins: (asked: PeerRequest) => boolean,
  answer: (asked: PeerRequest, manners: Manners) => void | Promise<void>,
): Promise<Manners> {
  let manner: PeerManner = 'well'
  const calls: string[] = []
  const prompts: string[] = []
  let pictures = 0
  const underWay = Promise.withResolvers<void>()
  const stopped = Promise.withResolvers<void>()
  const server = await scriptedServer(async (asked) => {
    const { response, method, path } = asked
    calls.push(`${method} ${path}`)
    if (manner === 'drop') return void response.destroy()
    if (manner === 'rate-limit') return sendJson(response, { detail: 'Slow down.' }, 429, { 'retry-after': '7' })
    if (manner === 'broken') return sendJson(response, { detail: 'Something broke.' }, 500)
    if (manner === 'unauthorised') return sendJson(response, { detail: `The key ${secret} is not valid.` }, 401)
    // The order is taken, and then nobody says anything any more.
    if (manner === 'slow' && !begins(asked)) return undefined
    return answer(asked, manners)
  })
  const manners: Manners = {
    server,
    calls,
    manner: () => manner,
    begin(prompt, sent) {
      prompts.push(prompt)
      pictures = sent
      underWay.resolve()
    },
    stop: () => stopped.resolve(),
    async result(kind) {
      if (manner === 'wrong-type') return { bytes: Buffer.from('<!doctype html><p>Sorry.'), type: 'text/html' }
      const bytes = kind === 'image' ? smallPicture() : await smallFilm()
      const sent = manner === 'half' ? bytes.subarray(0, Math.floor(bytes.length / 2)) : bytes
      return { bytes: sent, type: kind === 'image' ? 'image/png' : 'video/mp4' }
    },
    peer: {
      behave: (next) => void (manner = next),
      prompts,
      pictures: () => pictures,
      begun: () => prompts.length,
      underWay: () => underWay.promise,
      stopped: () => stopped.promise,
      leave: () => server.close(),
    },
  }
  return manners
}
