import {
  address,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getTransactionDecoder,
  signTransaction,
} from '@solana/kit'
import { expect, it } from 'vitest'
import { scriptedServer, sendJson } from '@eidolon/server/testing/scripted-server.ts'
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
    SOLANA_MAX_PRIORITY_FEE: '7',
    TOKEN_BUY_URL: 'https://swap.example/eido',
    EXPLORER_URL: 'https://explorer.example/{signature}',
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
  const balance = async () => (await call('GET', '/subscription/balance')).body
  expect(await balance()).toMatchObject({ address: wallet, uiAmount: '0', buyUrl: 'https://swap.example/eido' })
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
      fee: '5007',
      signature: sent.body.signature,
      explorerUrl: `https://explorer.example/${sent.body.signature}`,
    },
  ])
  const account = await chain.rpc
    .getTokenAccountsByOwner(address(treasury), { mint: token.mint }, { encoding: 'jsonParsed' })
    .send()
  expect(account.value[0]?.account.data.parsed.info.tokenAmount.uiAmountString).toBe('200')
})

it('[CFG-14] Jupiter’s price is believed when enough lies in the pools, and the node is asked so many times a minute', async () => {
  await using cluster = await startServer({ env: { RATE_LIMITS: 'off' } })
  const treasury = (await generateKeyPairSigner()).address
  const { token } = await localChain(cluster).fund((await generateKeyPairSigner()).address)
  const asked: string[] = []
  await using jupiter = await scriptedServer(({ path, query, headers, response }) => {
    asked.push(`${path} ${query.get('ids')} ${String(headers['x-api-key'])}`)
    sendJson(response, { [token.mint]: { usdPrice: 0.5, liquidity: 2000 } })
  })
  const env = {
    SOLANA_RPC_URL: `${cluster.url}/rpc/devnet`,
    TOKEN_MINT: token.mint,
    TREASURY_ADDRESS: treasury,
    PRICE_SOURCE: 'jupiter',
    PRICE_API_URL: jupiter.url,
    PRICE_API_KEY: 'hunter2',
  }
  /** Whether a price is believed, as the log tells. */
  const isBelieved = async (least: string) => {
    asked.length = 0
    await using server = await startServer({ env: { ...env, PRICE_MIN_LIQUIDITY: least } })
    await expect.poll(() => asked).toEqual([`/price/v3 ${token.mint} hunter2`])
    await server.stop()
    return !server.output().includes('the price service says nothing that can be used')
  }
  expect([await isBelieved('1000'), await isBelieved('3000')]).toEqual([true, false])

  const { PRICE_SOURCE: _source, ...fixed } = { ...env, TOKEN_PRICE_USD: '0.25' }
  await using thrifty = await startServer({ env: { ...fixed, RATE_LIMITS: 'off', SOLANA_CALLS_PER_MINUTE: '60' } })
  const { call } = await entered(thrifty)
  const { body: quote } = await call('POST', '/subscription/quotes')
  const statuses = new Set<number>()
  for (let n = 0; n < 40; n++)
    statuses.add((await call('POST', `/subscription/quotes/${quote.$id}/transaction`)).status)
  expect(statuses).toContain(503)
})
