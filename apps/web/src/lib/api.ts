import { projectId } from '@eidolon/contract/resources.ts'
import type { WalletChallenge } from '@eidolon/contract/wallet.ts'
import { Account } from 'appwrite'
import { StudioClient } from './studio-client.ts'

export type Api = ReturnType<typeof createApi>

type WalletProof = { readonly nonce: string; readonly address: string } & (
  | { readonly signedMessage: string; readonly signature: string }
  | { readonly transaction: string }
)

/** The server as the SDK reaches it, and what the SDK has no words for, sent with its headers. */
export function createApi(page: Pick<typeof globalThis, 'fetch' | 'localStorage' | 'FormData' | 'location'>) {
  const { origin } = page.location
  const client = new StudioClient(page).setEndpoint(`${origin}/v1`).setProject(projectId)
  const post = (path: string, body: Readonly<Record<string, unknown>>): Promise<unknown> =>
    client.call('POST', new URL(`${origin}/v1${path}`), { 'content-type': 'application/json' }, body)
  return {
    account: new Account(client),
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
