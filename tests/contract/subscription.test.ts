import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { address } from '@solana/kit'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { expect, it } from 'vitest'
import { localChain } from '#support/local-chain.ts'
import { newFolder, startServer } from '#support/start-server.ts'
import { entered } from '#support/wallet-person.ts'

const studio = fileURLToPath(new URL('../../scripts/studio.ts', import.meta.url))

it('[SUB-26] [SUB-16] [SUB-20] refused, paid by hand, let in, and the same after a rebuild', async () => {
  const dataDir = await newFolder()
  const env = { RATE_LIMITS: 'off', LOG_LEVEL: 'error', FREE_GENERATIONS: '0' }
  const ends = await (async () => {
    await using server = await startServer({ env, dataDir })
    const { call, signer, wallet } = await entered(server)
    const { body: character } = await call(
      'POST',
      `/databases/${databaseId}/collections/${collectionIds.characters}/documents`,
      {
        documentId: 'unique()',
        data: { name: 'Mira', appearance: 'a tall woman with red hair' },
      },
    )
    const generate = () => call('POST', '/generations', { characterId: character.$id })
    const refused = await generate()
    expect([refused.status, refused.body.type]).toEqual([402, 'subscription_required'])
    const { payment, message } = refused.body
    expect(message).toBe(
      `An active subscription is needed. Send 50 USD worth of EIDO to ${payment.address} for one month of access.`,
    )

    const chain = localChain(server)
    const { token } = await chain.fund(wallet)
    const built = await call(
      'POST',
      `/subscription/quotes/${(await call('POST', '/subscription/quotes')).body.$id}/transaction`,
    )
    expect(built.status).toBe(200)
    const mint = address(payment.mint)
    const [destination] = await findAssociatedTokenPda({
      owner: address(payment.address),
      mint,
      tokenProgram: TOKEN_PROGRAM_ADDRESS,
    })
    await chain.sendAndConfirm(signer, [
      getCreateAssociatedTokenIdempotentInstruction({
        payer: signer,
        ata: destination,
        owner: address(payment.address),
        mint,
      }),
      getTransferCheckedInstruction({
        source: token.account,
        mint,
        destination,
        authority: signer,
        amount: BigInt(payment.amount),
        decimals: 6,
      }),
    ])
    await expect.poll(async () => (await call('GET', '/subscription')).body.active).toBe(true)
    expect((await generate()).status).toBe(201)
    const { body } = await call('GET', '/subscription')
    expect((await call('GET', '/subscription/payments')).body.total).toBe(1)
    return String(body.endsAt)
  })()
  const { stdout } = await promisify(execFile)(process.execPath, [studio, 'subscriptions', 'rebuild'], {
    cwd: dataDir,
    env: { ...env, DATA_DIR: dataDir, PATH: process.env.PATH },
  })
  expect(stdout).toContain('1 payment, 1 subscription, 0 of them changed.')
  expect(ends).toMatch(/^\d{4}-/)
  await rm(dataDir, { recursive: true, force: true })
})
