import { projectId } from '@eidolon/contract/resources.ts'
import { createKeyPairSignerFromPrivateKeyBytes } from '@solana/kit'
import { walletKey } from './test-wallet-key.ts'

/** Somebody who has signed in with a wallet. */
export async function entered({ url }: { readonly url: string }, key = walletKey()) {
  const signer = await createKeyPairSignerFromPrivateKeyBytes(Uint8Array.from(key.seed))
  let cookie = ''
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of many shapes
  type WalletResponse = { status: number; body: any }
  const call = async (method: string, path: string, body?: object, at = url): Promise<WalletResponse> => {
    const answer = await fetch(`${at}/v1${path}`, {
      method,
      headers: {
        'x-appwrite-project': projectId,
        ...(cookie && { cookie }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const set = answer.headers.getSetCookie().map((each) => each.split(';')[0])
    if (set.length > 0) cookie = set.join('; ')
    return { status: answer.status, body: await answer.json() }
  }
  const { body: given } = await call('POST', '/account/tokens/wallet', { address: key.address })
  await call('POST', '/account/sessions/wallet', {
    nonce: given.nonce,
    address: key.address,
    signedMessage: Buffer.from(given.message).toString('base64'),
    signature: key.sign(given.message).toString('base64'),
  })
  return { call, signer, wallet: key.address }
}
