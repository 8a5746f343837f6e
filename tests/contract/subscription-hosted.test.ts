import {
  address,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getTransactionDecoder,
  signTransaction,
} from '@solana/kit'
import { expect, it } from 'vitest'
import { localChain } from '#support/local-chain.ts'
import { startServer } from '#support/start-server.ts'
import { entered } from '#support/wallet-person.ts'

it('[SUB-28] [SUB-14] a studio on a node of its own: complains of what is wrong, and is paid through HTTP alone', async () => {
  // Another studio's ledger is the cluster.
  await using cluster = await startServer({ env: { RATE_LIMITS: 'off' } })
  const chain = localChain(cluster)
  const treasury = (await generateKeyPairSigner()).address
  const { token } = await chain.fund((await generateKeyPairSigner()).address)
  const env = {
    RATE_LIMITS: 'off',
    SOLANA_RPC_URL: `${cluster.url}/rpc/devnet`,
    TOKEN_MINT: token.mint,
    TREASURY_ADDRESS: treasury,
    TOKEN_PRICE_USD: '0.25',
  }
  const refused = (wrong: Readonly<Record<string, string>>, words: RegExp) =>
    expect(startServer({ env: { ...env, ...wrong } })).rejects.toThrow(words)
  await Promise.all([
    refused({ TOKEN_MINT: treasury }, /does not exist on devnet/),
    refused({ TOKEN_PROGRAM: 'token-2022' }, /but TOKEN_PROGRAM is token-2022/),
    refused({ TREASURY_ADDRESS: token.account }, /should be the address of a wallet/),
  ])

  await using server = await startServer({ env })
  const { call, signer, wallet } = await entered(server)
  await chain.fund(wallet)
  const { body: quote } = await call('POST', '/subscription/quotes')
  expect(quote).toMatchObject({ paymentAddress: treasury, mint: token.mint, uiAmount: '200' })
  const { body: built } = await call('POST', `/subscription/quotes/${quote.$id}/transaction`)
  const unsigned = getTransactionDecoder().decode(Buffer.from(built.transaction, 'base64'))
  const transaction = getBase64EncodedWireTransaction(await signTransaction([signer.keyPair], unsigned))
  const sent = await call('POST', `/subscription/quotes/${quote.$id}/submit`, { transaction })
  expect(sent.status).toBe(202)
  const state = async () => (await call('GET', `/subscription/quotes/${quote.$id}`)).body.status
  await expect.poll(state, { timeout: 30_000 }).toBe('paid')
  const { body: list } = await call('GET', '/subscription/payments')
  expect(list.payments).toMatchObject([
    {
      usd: '50.00',
      signature: sent.body.signature,
      explorerUrl: `https://explorer.solana.com/tx/${sent.body.signature}?cluster=devnet`,
    },
  ])
  const account = await chain.rpc
    .getTokenAccountsByOwner(address(treasury), { mint: token.mint }, { encoding: 'jsonParsed' })
    .send()
  expect(account.value[0]?.account.data.parsed.info.tokenAmount.uiAmountString).toBe('200')
})
