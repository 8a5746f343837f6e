import { connect } from 'node:net'
import { type AttackerAccount, documents, json, newCharacter, newStory, shareStory } from './attackers.ts'
import type { CaseName } from './case-names.ts'
import { bracketArchive, denseStory, formOf, largePortrait, noisyPicture, swellingCard } from './hostile-files.ts'
import { type Got, send } from './send.ts'

export type AttackTarget = {
  readonly url: string
  /** Accounts, each at an address of its own. */
  readonly accounts: readonly AttackerAccount[]
  /** An endpoint that takes nine seconds to answer. */
  readonly slowEndpoint: string
}
/** Sends what belongs to this turn, and resolves to the answer as the table counts it. */
export type Attack = (turn: number, signal: AbortSignal) => Promise<string>

const told = ({ status }: Got): string => (status === 0 ? 'cut' : String(status))

/** What each case needs before it begins. */
export const cases: Readonly<Record<CaseName, (target: AttackTarget) => Promise<Attack>>> = {
  async connections({ url }) {
    return (_turn, signal) => holdConnections(url, 21, signal)
  },

  async story({ url, accounts }) {
    const story = denseStory(10)
    const links = await Promise.all(accounts.map(async (owner) => shareStory(owner, await newStory(owner, story))))
    return async (turn, signal) => {
      const from = chosen(accounts, turn).from
      return told(await send(url, { from, path: chosen(links, turn), signal }))
    }
  },

  'card-2mb': ({ accounts }) => cards(accounts, 2_400_000),
  'card-10mb': ({ accounts }) => cards(accounts, 9_900_000),

  async guesses({ url, accounts }) {
    const plain = JSON.stringify(JSON.parse(denseStory(1)).slice(0, 1).map(withoutBalloons))
    const links: string[] = []
    // One after the other: hashing many passwords at once is refused.
    for (const owner of accounts) {
      for (let n = 0; n < 6; n++) links.push(await shareStory(owner, await newStory(owner, plain), 'open sesame'))
    }
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return async (turn, signal) => {
      const { from } = chosen(accounts, turn)
      const body = `password=guess${turn}`
      return told(await send(url, { from, method: 'POST', path: chosen(links, turn), headers, body, signal }))
    }
  },

  async readings({ accounts }) {
    const text = 'a tall woman with silverish hair and a readd coat beside two friends in the rain at night, '.repeat(
      22,
    )
    return posts(accounts, '/v1/readings', (turn) => ({ text: `${turn} ${text}`.slice(0, 2000) }))
  },

  async looks({ accounts }) {
    const text = 'tall, silverish hair in a long braid, freckles, scar on the left cheek, broad shoulders, '.repeat(12)
    return posts(accounts, '/v1/looks', (turn) => ({ appearance: `${turn} ${text}`.slice(0, 1000) }))
  },

  async 'card-png'({ accounts }) {
    const portrait = await largePortrait()
    const ids = await Promise.all(accounts.map((owner) => newCharacter(owner, portrait)))
    return async (turn, signal) => {
      const path = `/v1/characters/${chosen(ids, turn)}/export?format=card-v3&as=png`
      return told(await chosen(accounts, turn).ask({ path, signal }))
    }
  },

  async 'story-pdf'({ accounts }) {
    const story = denseStory(10)
    const ids = await Promise.all(accounts.map((owner) => newStory(owner, story)))
    return async (turn, signal) => {
      const path = `/v1/stories/${chosen(ids, turn)}/export?format=pdf`
      return told(await chosen(accounts, turn).ask({ path, signal }))
    }
  },

  async verify({ url, accounts }) {
    const form = formOf('file', 'picture.jpg', await noisyPicture())
    return async (turn, signal) => {
      const { from } = chosen(accounts, turn)
      return told(await send(url, { from, method: 'POST', path: '/v1/provenance/check', ...form, signal }))
    }
  },

  async archive({ accounts }) {
    const body = bracketArchive()
    const headers = { 'content-type': 'application/zip' }
    return async (turn, signal) =>
      told(await chosen(accounts, turn).ask({ method: 'POST', path: '/v1/account/import', headers, body, signal }))
  },

  async webhooks({ accounts, slowEndpoint }) {
    const events = ['character.created', 'character.updated', 'character.deleted']
    for (const owner of accounts) {
      for (let n = 0; n < 10; n++) await owner.make('/v1/account/hooks', { url: `${slowEndpoint}/${n}`, events })
    }
    return posts(accounts, documents('characters'), (turn) => ({
      documentId: 'unique()',
      data: { name: `Mira ${turn}`, appearance: 'silver hair' },
    }))
  },
}

const withoutBalloons = (page: { readonly panels: readonly object[] }) => ({
  ...page,
  panels: page.panels.map((panel) => ({ ...panel, balloons: [] })),
})

/** Turns go from one to the next, so that no single limit ends a case early. */
function chosen<T>(list: readonly T[], turn: number): T {
  const one = list[turn % list.length]
  if (one === undefined) throw new Error('Nothing was prepared.')
  return one
}

const posts =
  (accounts: readonly AttackerAccount[], path: string, bodyOf: (turn: number) => object): Attack =>
  async (turn, signal) =>
    told(await chosen(accounts, turn).ask({ method: 'POST', path, ...json(bodyOf(turn)), signal }))

async function cards(accounts: readonly AttackerAccount[], bytes: number): Promise<Attack> {
  const form = formOf('file', 'card.png', await swellingCard(bytes))
  return async (turn, signal) =>
    told(await chosen(accounts, turn).ask({ method: 'POST', path: '/v1/characters/import', ...form, signal }))
}

/** So many connections of one address that send nothing until the signal ends them. */
async function holdConnections(url: string, count: number, signal: AbortSignal): Promise<string> {
  const { hostname, port } = new URL(url)
  const sockets = Array.from({ length: count }, () =>
    connect({ host: hostname, port: Number(port), localAddress: '127.0.0.2' }).on('error', () => {}),
  )
  await new Promise((done) => signal.addEventListener('abort', done, { once: true }))
  for (const socket of sockets) socket.destroy()
  return 'silent'
}
