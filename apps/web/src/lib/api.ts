import type { StudioRequest } from '@eidolon/client'
import { projectId } from '@eidolon/contract/resources.ts'
import type { WalletChallenge } from '@eidolon/contract/accounts/wallet.ts'
import { Account, Databases, type Models, Query, Storage } from 'appwrite'
import { fieldsOf, isFields } from './json-guards.ts'
import { StudioClient } from './studio-client.ts'

type BrowserApi = Pick<typeof globalThis, 'fetch' | 'localStorage' | 'FormData' | 'location'> &
  Partial<Pick<typeof globalThis, 'WebSocket'>>

export type Api = ReturnType<typeof createApi>

type WalletProof = { readonly nonce: string; readonly address: string } & (
  | { readonly signedMessage: string; readonly signature: string }
  | { readonly transaction: string }
)

type Sending = {
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
}

/** Method, path after `/v1`, and what is sent along, as the description of the API has it. */
export type ApiRequest = StudioRequest<Sending>

/**
 * The server as the SDK reaches it, and what the SDK has no words for, sent with its headers. `signedInAs` is the account
 * that the page shows, empty when it shows none.
 */
export function createApi(page: BrowserApi, signedInAs: () => string) {
  const { origin } = page.location
  const client = new StudioClient(page, signedInAs).setEndpoint(`${origin}/v1`).setProject(projectId)
  const post = (path: string, body: Readonly<Record<string, unknown>>): Promise<unknown> =>
    client.call('POST', new URL(`${origin}/v1${path}`), { 'content-type': 'application/json' }, body)
  const send = (...[method, path, { json, body, ...options } = {}]: ApiRequest) =>
    client.send(method, new URL(`${origin}/v1${path}`), {
      ...options,
      ...(body && { body }),
      ...(json !== undefined && {
        headers: { ...options.headers, 'content-type': 'application/json' },
        body: JSON.stringify(json),
      }),
    })
  const challenge = async (path: string, address: string | undefined): Promise<WalletChallenge> => {
    const answer = await post(path, address ? { address } : {})
    if (!isChallenge(answer)) throw new Error('The server gave nothing to sign.')
    return answer
  }
  return {
    account: new Account(client),
    databases: new OwnDatabases(client, signedInAs),
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
      challenge: (address: string | undefined) => challenge('/account/tokens/wallet', address),
      /** Answers whose session it is: a wallet that was linked opens an account that is not named after it. */
      createSession: async (proof: WalletProof): Promise<string | undefined> => {
        const answer = await post('/account/sessions/wallet', proof)
        const isSession = typeof answer === 'object' && answer !== null && 'userId' in answer
        return isSession && typeof answer.userId === 'string' ? answer.userId : undefined
      },
      /** The same for a session that is there already. */
      challengeAgain: (address: string | undefined) => challenge('/account/proof/wallet', address),
      showAgain: async (proof: WalletProof): Promise<void> => {
        await send('PUT', '/account/proof/wallet', { json: proof })
      },
      /** Links the wallet to the account of this session. */
      link: async (proof: WalletProof): Promise<void> => {
        await send('POST', '/account/identities/wallet', { json: proof })
      },
    },
  }
}

/** Screens list what one made, whatever else others let one read. */
class OwnDatabases extends Databases {
  readonly #signedInAs: () => string

  constructor(client: StudioClient, signedInAs: () => string) {
    super(client)
    this.#signedInAs = signedInAs
  }

  override listDocuments<Document extends Models.Document>(
    databaseId: string,
    collectionId: string,
    queries: string[] = [],
  ): Promise<Models.DocumentList<Document>> {
    const me = this.#signedInAs()
    return super.listDocuments(databaseId, collectionId, me ? [Query.equal('$owner', me), ...queries] : queries)
  }
}

function isChallenge(answer: unknown): answer is WalletChallenge {
  const { nonce, input } = fieldsOf(answer)
  return typeof nonce === 'string' && isFields(input)
}
