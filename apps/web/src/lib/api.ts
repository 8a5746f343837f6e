import { projectId } from '@eidolon/contract/resources.ts'
import type { WalletChallenge } from '@eidolon/contract/wallet.ts'
import { Account, Databases, Storage } from 'appwrite'
import { StudioClient } from './studio-client.ts'

type Page = Pick<typeof globalThis, 'fetch' | 'localStorage' | 'FormData' | 'location'> &
  Partial<Pick<typeof globalThis, 'WebSocket'>>

export type Api = ReturnType<typeof createApi>

type WalletProof = { readonly nonce: string; readonly address: string } & (
  | { readonly signedMessage: string; readonly signature: string }
  | { readonly transaction: string }
)

type Sending = {
  readonly json?: unknown
  readonly body?: FormData
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
}

/** The server as the SDK reaches it, and what the SDK has no words for, sent with its headers. */
export function createApi(page: Page) {
  const { origin } = page.location
  const client = new StudioClient(page).setEndpoint(`${origin}/v1`).setProject(projectId)
  const post = (path: string, body: Readonly<Record<string, unknown>>): Promise<unknown> =>
    client.call('POST', new URL(`${origin}/v1${path}`), { 'content-type': 'application/json' }, body)
  const send = (method: string, path: string, { json, ...options }: Sending = {}) =>
    client.send(method, new URL(`${origin}/v1${path}`), {
      ...options,
      ...(json !== undefined && {
        headers: { ...options.headers, 'content-type': 'application/json' },
        body: JSON.stringify(json),
      }),
    })
  return {
    account: new Account(client),
    databases: new Databases(client),
    storage: new Storage(client),
    /** What the SDK has no words for, with its headers and its refusals. `path` begins after `/v1`. */
    send,
    /** The realtime socket for these channels. */
    openSocket: (channels: readonly string[]): WebSocket => {
      const { WebSocket: Socket = globalThis.WebSocket } = page
      const query = new URLSearchParams([['project', projectId], ...channels.map((name) => ['channels[]', name])])
      return new Socket(`${origin.replace(/^http/, 'ws')}/v1/realtime?${query}`)
    },
    wallet: {
      challenge: async (address: string | undefined): Promise<WalletChallenge> => {
        const answer = await post('/account/tokens/wallet', address ? { address } : {})
        if (!isChallenge(answer)) throw new Error('The server gave nothing to sign.')
        return answer
      },
      createSession: async (proof: WalletProof): Promise<void> => {
        await post('/account/sessions/wallet', proof)
      },
    },
  }
}

function isChallenge(answer: unknown): answer is WalletChallenge {
  if (typeof answer !== 'object' || answer === null) return false
  return 'nonce' in answer && typeof answer.nonce === 'string' && 'input' in answer && typeof answer.input === 'object'
}
