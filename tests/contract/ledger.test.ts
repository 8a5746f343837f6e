import {
  generateKeyPairSigner,
  isSolanaError,
  signature,
  type Signature,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { faucet, localChain } from '#support/local-chain.ts'
import { type Server, startServer } from '#support/start-server.ts'

let server: Server
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

async function somebody() {
  const chain = localChain(server)
  const maya = await generateKeyPairSigner()
  const gift = await chain.fund(maya.address)
  return { ...chain, chain, maya, gift }
}

it('[LED-6] a newcomer gets SOL and tokens from the faucet', async () => {
  const { gift, balance, tokens, maya, rpc } = await somebody()
  expect(gift).toMatchObject({ lamports: '2000000000', token: { decimals: 6, amount: '10000000000' } })
  expect(await balance(maya.address)).toBe(2_000_000_000n)
  expect(await tokens(gift.token.account)).toBe('10000000000')
  const owned = await rpc
    .getTokenAccountsByOwner(maya.address, { mint: gift.token.mint }, { encoding: 'jsonParsed' })
    .send()
  expect(owned.value).toMatchObject([
    {
      pubkey: gift.token.account,
      account: { data: { parsed: { info: { owner: maya.address, tokenAmount: { uiAmountString: '10000' } } } } },
    },
  ])
  // One letter more is an address too, of one wallet in 58.
  for (const address of [undefined, 'nobody', '0'.repeat(40), `${maya.address}${maya.address}`, 7]) {
    expect((await faucet(server.url, { address })).status).toBe(400)
  }
})

it('[LED-15] a transfer of SOL is sent and confirmed by subscription', async () => {
  const { sendAndConfirm, maya, balance, rpc } = await somebody()
  const omar = await generateKeyPairSigner()
  const { signature } = await sendAndConfirm(maya, [
    getTransferSolInstruction({ source: maya, destination: omar.address, amount: 7_000_000n }),
  ])
  expect(await balance(omar.address)).toBe(7_000_000n)
  expect(await balance(maya.address)).toBe(2_000_000_000n - 7_000_000n - 5000n)
  const { value } = await rpc.getSignatureStatuses([signature]).send()
  expect(value).toMatchObject([{ err: null, confirmationStatus: expect.stringMatching(/confirmed|finalized/) }])
})

it('[LED-13] a transfer of tokens is found at both ends with its balances', async () => {
  const { sendAndConfirm, maya, gift, tokens, rpc } = await somebody()
  const { mint, account: token } = gift.token
  const omar = await generateKeyPairSigner()
  const [ata] = await findAssociatedTokenPda({ mint, owner: omar.address, tokenProgram: TOKEN_PROGRAM_ADDRESS })
  const { signature } = await sendAndConfirm(maya, [
    getCreateAssociatedTokenIdempotentInstruction({ payer: maya, ata, owner: omar.address, mint }),
    getTransferCheckedInstruction({
      source: token,
      mint,
      destination: ata,
      authority: maya,
      amount: 50_000_000n,
      decimals: 6,
    }),
  ])
  expect(await tokens(ata)).toBe('50000000')
  const found = await rpc
    .getTransaction(signature, { commitment: 'confirmed', maxSupportedTransactionVersion: 0, encoding: 'jsonParsed' })
    .send()
  expect(found?.meta?.postTokenBalances).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        owner: omar.address,
        mint,
        uiTokenAmount: expect.objectContaining({ amount: '50000000' }),
      }),
    ]),
  )
  expect(found?.transaction.message.instructions).toMatchObject([
    {},
    { program: 'spl-token', parsed: { type: 'transferChecked', info: { tokenAmount: { uiAmountString: '50' } } } },
  ])
  const history = await rpc.getSignaturesForAddress(ata, { commitment: 'confirmed' }).send()
  expect(history.map((each) => each.signature)).toEqual([signature])
})

it('[LED-11] [LED-9] bad transactions get the errors of a node, and a second sending of a good one changes nothing', async () => {
  const { signed, rpc, maya, balance } = await somebody()
  const omar = await generateKeyPairSigner()
  const pay = (amount: bigint) =>
    signed(maya, [getTransferSolInstruction({ source: maya, destination: omar.address, amount })])
  const send = (wire: Awaited<ReturnType<typeof pay>>['wire']) =>
    rpc.sendTransaction(wire, { encoding: 'base64' }).send()

  const failure = await send((await pay(99_000_000_000n)).wire).catch((error: unknown) => error)
  expect(isSolanaError(failure, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE)).toBe(true)
  expect(failure).toMatchObject({ cause: { context: { code: 1, index: 0 } } })

  const good = await pay(5_000_000n)
  const [first, second] = [await send(good.wire), await send(good.wire)]
  expect(second).toBe(first)
  expect(await balance(omar.address)).toBe(5_000_000n)
})

it('[LED-15] accounts and logs are told as they change', async () => {
  const { rpcSubscriptions, sendAndConfirm, maya } = await somebody()
  const omar = await generateKeyPairSigner()
  const over = new AbortController()
  const options = { abortSignal: over.signal }
  const commitment = { commitment: 'processed' } as const
  const accounts = await rpcSubscriptions.accountNotifications(omar.address, commitment).subscribe(options)
  const logs = await rpcSubscriptions.logsNotifications({ mentions: [omar.address] }, commitment).subscribe(options)
  // The library forgets what comes before somebody waits for it.
  const told = Promise.all([accounts[Symbol.asyncIterator]().next(), logs[Symbol.asyncIterator]().next()])
  // Whatever breaks before it is awaited, below, is told by that alone.
  told.catch(() => {})
  const { signature } = await sendAndConfirm(maya, [
    getTransferSolInstruction({ source: maya, destination: omar.address, amount: 3_000_000n }),
  ])
  expect(await told).toMatchObject([
    { value: { value: { lamports: 3_000_000n } } },
    { value: { value: { signature, err: null } } },
  ])
  over.abort()
})

it('[LED-8] [LED-10] kill -9 right after the answer loses neither money, history nor a blockhash', async () => {
  await using first = await startServer()
  const before = localChain(first)
  const maya = await generateKeyPairSigner()
  const omar = await generateKeyPairSigner()
  const gift = await before.fund(maya.address)
  const pay = (amount: bigint) =>
    before.signed(maya, [getTransferSolInstruction({ source: maya, destination: omar.address, amount })])
  const sent: Signature[] = []
  for (let n = 1n; n <= 20n; n++) {
    const { wire } = await pay(1_000_000n + n)
    sent.push(await before.rpc.sendTransaction(wire, { encoding: 'base64' }).send())
  }
  const prepared = await pay(2_000_000n)
  await first.kill()

  await using second = await startServer({ dataDir: first.dataDir })
  const after = localChain(second)
  expect(await after.balance(omar.address)).toBe(20n * 1_000_000n + 210n)
  expect(await after.balance(maya.address)).toBe(2_000_000_000n - 20n * 1_005_000n - 210n)
  expect(await after.tokens(gift.token.account)).toBe('10000000000')
  const signature = await after.rpc.sendTransaction(prepared.wire, { encoding: 'base64' }).send()
  await expect
    .poll(async () => (await after.rpc.getSignaturesForAddress(omar.address).send()).map((each) => each.signature))
    .toEqual([...sent, signature].toReversed())
  expect((await after.fund(omar.address)).token.mint).toBe(gift.token.mint)
})

it('[LED-8] kill -9 under load: what was answered is there, and the money adds up', async () => {
  await using first = await startServer()
  const before = localChain(first)
  const [maya, omar] = await Promise.all([generateKeyPairSigner(), generateKeyPairSigner()])
  await before.fund(maya.address)
  const amounts = new Map<string, bigint>()
  const wires: Awaited<ReturnType<typeof before.signed>>['wire'][] = []
  for (let n = 1n; n <= 60n; n++) {
    const amount = 1_000_000n + n
    const { wire, signature: name } = await before.signed(maya, [
      getTransferSolInstruction({ source: maya, destination: omar.address, amount }),
    ])
    amounts.set(name, amount)
    wires.push(wire)
  }
  const answered: string[] = []
  const sending = wires.map(async (wire) => {
    answered.push(await before.rpc.sendTransaction(wire, { encoding: 'base64' }).send())
  })
  // Those that are under way when it dies get no answer.
  const over = Promise.allSettled(sending)
  await vi.waitUntil(() => answered.length >= 15, { timeout: 20_000, interval: 1 })
  await first.kill()
  await over

  await using second = await startServer({ dataDir: first.dataDir })
  const after = localChain(second)
  const { value: statuses } = await after.rpc
    .getSignatureStatuses(Array.from(amounts.keys(), (each) => signature(each)))
    .send()
  const kept = [...amounts].filter((_entry, index) => statuses[index] !== null)
  expect(kept.map(([each]) => each)).toEqual(expect.arrayContaining(answered))
  expect(await after.balance(omar.address)).toBe(kept.reduce((sum, [, amount]) => sum + amount, 0n))
})
