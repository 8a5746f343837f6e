import {
  type Address,
  address,
  appendTransactionMessageInstructions,
  assertIsSendableTransaction,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  type Instruction,
  type KeyPairSigner,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'

type Gift = {
  readonly signature: string
  readonly lamports: string
  readonly token: { readonly mint: Address; readonly account: Address; readonly amount: string }
}

/** The ledger of a running server, through the library that wallets and pages use. */
export function localChain({ url }: { readonly url: string }) {
  const place = `${url}/rpc/devnet`
  const rpc = createSolanaRpc(place)
  const rpcSubscriptions = createSolanaRpcSubscriptions(place.replace('http', 'ws'))
  const confirm = sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions })

  async function signed(payer: KeyPairSigner, instructions: readonly Instruction[]) {
    const { value: lifetime } = await rpc.getLatestBlockhash().send()
    const transaction = await pipe(
      createTransactionMessage({ version: 0 }),
      (message) => setTransactionMessageFeePayerSigner(payer, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
      (message) => appendTransactionMessageInstructions(instructions, message),
      (message) => signTransactionMessageWithSigners(message),
    )
    assertIsSendableTransaction(transaction)
    assertIsTransactionWithBlockhashLifetime(transaction)
    return {
      transaction,
      signature: getSignatureFromTransaction(transaction),
      wire: getBase64EncodedWireTransaction(transaction),
    }
  }

  return {
    rpc,
    rpcSubscriptions,
    signed,
    /** Sends and waits until subscriptions have told that it is confirmed. */
    sendAndConfirm: async (payer: KeyPairSigner, instructions: readonly Instruction[]) => {
      const made = await signed(payer, instructions)
      await confirm(made.transaction, { commitment: 'confirmed' })
      return made
    },
    fund: async (to: string): Promise<Gift> => {
      const response = await faucet(url, { address: to })
      if (response.status !== 201) throw new Error(await response.text())
      const gift = (await response.json()) as Gift
      return { ...gift, token: { ...gift.token, mint: address(gift.token.mint) } }
    },
    balance: async (of: Address) => (await rpc.getBalance(of).send()).value,
    tokens: async (account: Address) => (await rpc.getTokenAccountBalance(account).send()).value.amount,
  }
}

export const faucet = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${url}/v1/local/faucet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** A call by hand, for what the library would not send. */
export const call = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${url}/rpc/devnet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
