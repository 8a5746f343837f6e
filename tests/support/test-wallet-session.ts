import { projectId } from '@eidolon/contract/resources.ts'
import type { APIRequestContext } from '@playwright/test'
import { walletKey, type WalletKey } from './test-wallet-key.ts'

/** Signs a browser in without showing it anything: its cookies then hold a session of the server. */
export async function walletSession(request: APIRequestContext, key: WalletKey = walletKey()): Promise<WalletKey> {
  const post = async <T>(path: string, data: object): Promise<T> => {
    const answer = await request.post(`/v1${path}`, { data, headers: { 'x-appwrite-project': projectId } })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return answer.json()
  }
  const { address } = key
  const { nonce, message } = await post<{ nonce: string; message: string }>('/account/tokens/wallet', { address })
  const signedMessage = Buffer.from(message).toString('base64')
  const signature = key.sign(message).toString('base64')
  await post('/account/sessions/wallet', { nonce, address, signedMessage, signature })
  return key
}

/** What the studio itself leaves in the browser after a sign-in. */
export function authStorage(walletAddress: string): string {
  return JSON.stringify({ state: { isAuthenticated: true, userId: walletAddress, walletAddress }, version: 0 })
}
