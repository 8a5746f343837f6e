import { AccountRole, address, generateKeyPairSigner, type Instruction, type KeyPairSigner } from '@solana/kit'
import { getCreateAccountInstruction, getTransferSolInstruction } from '@solana-program/system'
import {
  AuthorityType,
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeAccount3Instruction,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToInstruction,
  getSetAuthorityInstruction,
  getTokenSize,
  getTransferCheckedInstruction,
  getTransferInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SubscriptionWorld, subscriptionWorld } from '#test/support/subscription-world.ts'

const price = 200_000_000n

describe('on the real virtual machine', () => {
  let world: SubscriptionWorld
  beforeAll(async () => {
    world = await subscriptionWorld()
    await world.openTreasury()
    await world.settle()
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const active = async (wallet: string): Promise<boolean> => (await world.status(wallet)).active
  const credit = async (wallet: string): Promise<string> => (await world.status(wallet)).credit

  /** A mint of somebody's own, and what they have of it. */
  async function ownMint(owner: KeyPairSigner) {
    const program = TOKEN_PROGRAM_ADDRESS
    const space = getMintSize()
    const mint = await generateKeyPairSigner()
    const at = { programAddress: program }
    const [purse] = await findAssociatedTokenPda({ owner: owner.address, mint: mint.address, tokenProgram: program })
    const [target] = await findAssociatedTokenPda({
      owner: world.treasury.owner,
      mint: mint.address,
      tokenProgram: program,
    })
    const ata = (to: typeof purse, of: typeof owner.address) =>
      getCreateAssociatedTokenIdempotentInstruction({
        payer: owner,
        ata: to,
        owner: of,
        mint: mint.address,
        tokenProgram: program,
      })
    await world.send(
      owner,
      getCreateAccountInstruction({
        payer: owner,
        newAccount: mint,
        space,
        lamports: 10_000_000n,
        programAddress: program,
      }),
      getInitializeMint2Instruction({ mint: mint.address, decimals: 6, mintAuthority: owner.address }, at),
      ata(purse, owner.address),
      ata(target, world.treasury.owner),
      getMintToInstruction({ mint: mint.address, token: purse, mintAuthority: owner, amount: 1_000_000_000n }, at),
    )
    const transfer = (amount: bigint, reference: string): Instruction => {
      const made = getTransferCheckedInstruction(
        { source: purse, mint: mint.address, destination: target, authority: owner, amount, decimals: 6 },
        at,
      )
      return { ...made, accounts: [...made.accounts, { address: address(reference), role: AccountRole.READONLY }] }
    }
    return { mint: mint.address, target, transfer }
  }

  it('[SUB-10] nothing counts before it is final, and a plain transfer counts like a checked one', async () => {
    const { signer, wallet } = await world.somebody()
    const source = await world.accountOf(wallet)
    await world.send(
      signer,
      getTransferInstruction({ source, destination: world.treasury.account, authority: signer, amount: price }),
    )
    await world.look()
    expect(await active(wallet)).toBe(false)
    await world.settle()
    expect(await active(wallet)).toBe(true)
  })

  it('[SUB-21] the same signature credits once, however many report it at the same moment', async () => {
    const { signer, wallet } = await world.somebody()
    const thief = await world.somebody()
    const signature = await world.pay(signer, price)
    world.pass(2000)
    await Promise.all([
      ...Array.from({ length: 10 }, () => world.call(thief.wallet, 'POST', '/payments', { signature })),
      ...Array.from({ length: 10 }, () => world.call(wallet, 'POST', '/payments', { signature })),
      world.look(),
    ])
    const { endsAt } = await world.status(wallet)
    await world.settle()
    expect((await world.status(wallet)).endsAt).toBe(endsAt)
    expect((await world.call(wallet, 'GET', '/payments')).body.total).toBe(1)
    expect([await active(thief.wallet), await credit(thief.wallet)]).toEqual([false, '0'])
  })

  it('[SUB-22] crumbs under somebody’s reference neither close their quote nor hide their payment', async () => {
    const { signer, wallet } = await world.somebody()
    const thief = await world.somebody()
    const quote = await world.quote(wallet)
    const state = async () => (await world.call(wallet, 'GET', `/quotes/${quote.$id}`)).body
    const signature = await world.pay(signer, price, quote.reference)
    await world.call(wallet, 'POST', '/payments', { signature })
    expect((await state()).status).toBe('pending')
    await world.pay(thief.signer, 1n, quote.reference)
    await world.settle()
    expect(await state()).toMatchObject({ status: 'paid', received: String(price) })
    expect(await credit(wallet)).toBe('0')
  })

  it('[SUB-22] a reference that is merely mentioned changes nothing', async () => {
    const { wallet } = await world.somebody()
    const { signer, wallet: friend } = await world.somebody()
    const other = await world.somebody()
    const quote = await world.quote(wallet)
    const made = await world.transfer(signer, price, quote.reference)
    const [source, mint, , authority, ...rest] = made.accounts ?? []
    const mentions = [world.treasury.account, world.treasury.owner].map((each) => ({
      address: each,
      role: AccountRole.READONLY,
    }))
    const destination = { address: await world.accountOf(other.wallet), role: AccountRole.WRITABLE }
    await world.send(signer, {
      ...made,
      accounts: [source, mint, destination, authority, ...rest, ...mentions].filter((each) => each !== undefined),
    })
    world.pass(500)
    await world.look()
    expect((await world.call(wallet, 'GET', `/quotes/${quote.$id}`)).body.status).toBe('open')
    await world.settle()
    for (const who of [wallet, friend, other.wallet])
      expect([await active(who), await credit(who)]).toEqual([false, '0'])
  })

  it('[SUB-11] a mint of the same name pays nothing', async () => {
    const { signer, wallet } = await world.somebody()
    const quote = await world.quote(wallet)
    const fake = await ownMint(signer)
    await world.send(signer, fake.transfer(price, quote.reference))
    await world.settle()
    expect([await active(wallet), await credit(wallet)]).toEqual([false, '0'])
    expect((await world.call(wallet, 'GET', `/quotes/${quote.$id}`)).body.status).toBe('open')
  })

  it('[SUB-11] an account handed over to the treasury pays nothing', async () => {
    const { signer, wallet } = await world.somebody()
    const quote = await world.quote(wallet)
    const box = await generateKeyPairSigner()
    const space = getTokenSize()
    await world.send(
      signer,
      getCreateAccountInstruction({
        payer: signer,
        newAccount: box,
        space,
        lamports: 2_100_000n,
        programAddress: TOKEN_PROGRAM_ADDRESS,
      }),
      getInitializeAccount3Instruction({ account: box.address, mint: world.mint, owner: signer.address }),
    )
    const made = await world.transfer(signer, price, quote.reference)
    const accounts = (made.accounts ?? []).map((each, index) =>
      index === 2 ? { ...each, address: box.address } : each,
    )
    const give = getSetAuthorityInstruction({
      owned: box.address,
      owner: signer,
      authorityType: AuthorityType.AccountOwner,
      newAuthority: world.treasury.owner,
    })
    await world.send(signer, { ...made, accounts }, give)
    await world.settle()
    expect([await active(wallet), await credit(wallet)]).toEqual([false, '0'])
  })

  it('[SUB-11] SOL pays nothing', async () => {
    const { signer, wallet } = await world.somebody()
    await world.quote(wallet)
    await world.send(
      signer,
      getTransferSolInstruction({ source: signer, destination: world.treasury.owner, amount: 300_000_000n }),
    )
    await world.settle()
    expect([await active(wallet), await credit(wallet)]).toEqual([false, '0'])
  })

  it('[SUB-11] a transaction that fails pays nothing, and its quote is open again', async () => {
    const { signer, wallet } = await world.somebody()
    const quote = await world.quote(wallet)
    const signature = await world.fail(signer, await world.transfer(signer, 50_000_000_000n, quote.reference))
    await world.call(wallet, 'POST', '/payments', { signature })
    await world.settle()
    expect((await world.call(wallet, 'GET', `/quotes/${quote.$id}`)).body).toMatchObject({
      status: 'open',
      signature: null,
    })
    expect(await active(wallet)).toBe(false)
  })

  it('[SUB-5] payments that are noticed in another order than they were made come to the same', async () => {
    const { signer, wallet } = await world.somebody()
    const first = await world.pay(signer, 150_000_000n)
    world.pass(60_000)
    const second = await world.pay(signer, 60_000_000n)
    world.pass(2000)
    for (const signature of [second, first]) await world.call(wallet, 'POST', '/payments', { signature })
    expect(await world.status(wallet)).toMatchObject({ active: true, credit: '10000000' })
    const { payments } = (await world.call(wallet, 'GET', '/payments')).body
    expect(payments.map((each: { periodStart: string | null }) => each.periodStart !== null)).toEqual([true, false])
  })
})
