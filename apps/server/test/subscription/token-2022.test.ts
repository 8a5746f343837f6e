import {
  AccountRole,
  type Address,
  address,
  generateKeyPairSigner,
  getAddressEncoder,
  getBase64EncodedWireTransaction,
  getTransactionDecoder,
  type Instruction,
  type KeyPairSigner,
  signTransaction,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeMint2Instruction,
  getMintToInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { tokenProgramAddresses } from '#adapters/solana/payments-treasury.ts'
import { readPayment } from '#domain/subscription/read-payment.ts'
import { type SubscriptionWorld, subscriptionWorld } from '#test/support/subscription-world.ts'

const tokenProgram = address(tokenProgramAddresses['token-2022'])
const at = { programAddress: tokenProgram }
const price = 200_000_000n

/** A program that takes any call and does nothing, and one that refuses whatever it does not know. */
const willing = address('ComputeBudget111111111111111111111111111111')
const refusing = address(tokenProgramAddresses.token)

type Extension = { readonly space: number; readonly begin: (mint: Address) => Instruction }

const plain: Extension[] = []

const onMint = (data: Uint8Array) => (mint: Address) => ({
  programAddress: tokenProgram,
  accounts: [{ address: mint, role: AccountRole.WRITABLE }],
  data,
})

/** Instruction 26, 0: so many hundredths of a hundredth of every transfer, at most 10,000 tokens, nobody's to change. */
function fee(hundredths: number): Extension[] {
  const data = Buffer.alloc(14)
  data.set([26, 0, 0, 0])
  data.writeUInt16LE(hundredths, 4)
  data.writeBigUInt64LE(10_000_000_000n, 6)
  return [{ space: 278, begin: onMint(data) }]
}

/** Instruction 36, 0: a program that is called with every transfer. */
function hook(program: Address): Extension[] {
  const none = new Uint8Array(32)
  const data = Uint8Array.from([36, 0, ...none, ...getAddressEncoder().encode(program)])
  return [{ space: 234, begin: onMint(data) }]
}

/** A mint of the newer program, with 1,000 tokens in its maker's hand. */
async function newMint(world: SubscriptionWorld, owner: KeyPairSigner, [extension]: readonly Extension[]) {
  const mint = await generateKeyPairSigner()
  const accountOf = async (of: Address) =>
    (await findAssociatedTokenPda({ owner: of, mint: mint.address, tokenProgram }))[0]
  const [purse, target] = [await accountOf(owner.address), await accountOf(world.treasury.owner)]
  const space = extension?.space ?? 82
  const made = { payer: owner, newAccount: mint, space, lamports: 10_000_000n, ...at }
  const ata = (to: Address, of: Address) =>
    getCreateAssociatedTokenIdempotentInstruction({
      payer: owner,
      ata: to,
      owner: of,
      mint: mint.address,
      tokenProgram,
    })
  await world.send(
    owner,
    getCreateAccountInstruction(made),
    ...(extension ? [extension.begin(mint.address)] : []),
    getInitializeMint2Instruction({ mint: mint.address, decimals: 6, mintAuthority: owner.address }, at),
    ata(purse, owner.address),
    getMintToInstruction({ mint: mint.address, token: purse, mintAuthority: owner, amount: 1_000_000_000n }, at),
  )
  const transfer = (amount: bigint, ...named: readonly string[]): Instruction => {
    const accounts = { source: purse, mint: mint.address, destination: target, authority: owner }
    const checked = getTransferCheckedInstruction({ ...accounts, amount, decimals: 6 }, at)
    const more = named.map((each) => ({ address: address(each), role: AccountRole.READONLY }))
    return { ...checked, accounts: [...checked.accounts, ...more] }
  }
  const treasury = { mint: mint.address, tokenProgram, owner: world.treasury.owner, account: target }
  return { mint: mint.address, treasury, transfer, openTarget: ata(target, world.treasury.owner) }
}

/** A studio that sells for this mint, on the same chain. */
const shopFor = (world: SubscriptionWorld, mint: string) =>
  world.branch({
    DATABASE_URL: 'postgres://nobody@db/studio',
    TOKEN_MINT: mint,
    TOKEN_PROGRAM: 'token-2022',
    TREASURY_ADDRESS: world.treasury.owner,
  })

const shown = async (world: SubscriptionWorld, signature: string) => {
  const options = { commitment: 'finalized', maxSupportedTransactionVersion: 0 }
  // oxlint-disable-next-line typescript/no-explicit-any -- a node's own answer
  return (await world.chain.call('getTransaction', signature, options)) as any
}

describe('a mint of the newer token program', () => {
  it('[SUB-14] is paid with like any other when nothing is added to its transfers', async () => {
    await using world = await subscriptionWorld()
    const { signer, wallet } = await world.somebody()
    const { mint } = await newMint(world, signer, plain)
    await using shop = shopFor(world, mint)
    await shop.check()
    const quote = (await shop.call(wallet, 'POST', '/quotes')).body
    const { transaction } = (await shop.call(wallet, 'POST', `/quotes/${quote.$id}/transaction`)).body
    const unsigned = getTransactionDecoder().decode(Buffer.from(z.string().parse(transaction), 'base64'))
    const signed = getBase64EncodedWireTransaction(await signTransaction([signer.keyPair], unsigned))
    const sent = await shop.call(wallet, 'POST', `/quotes/${quote.$id}/submit`, { transaction: signed })
    expect(sent.status).toBe(202)
    world.pass(2000)
    await shop.look()
    expect((await shop.call(wallet, 'GET', '')).body).toMatchObject({ active: true, credit: '0' })
  })

  it('[SUB-28] [SUB-11] is refused when it takes a fee; of its transfers what arrives is read', async () => {
    await using world = await subscriptionWorld()
    const { signer, wallet } = await world.somebody()
    const taxed = await newMint(world, signer, fee(500))
    await using shop = shopFor(world, taxed.mint)
    await expect(shop.check()).rejects.toThrow('takes a fee from every transfer')
    const quote = await world.quote(wallet)
    const signature = await world.send(signer, taxed.openTarget, taxed.transfer(price, quote.reference))
    await world.settle()
    expect(await world.status(wallet)).toMatchObject({ active: false, credit: '0' })
    expect(readPayment(await shown(world, signature), taxed.treasury)).toMatchObject({ amount: 190_000_000n })
  })

  it('[SUB-28] [SUB-11] is refused when it calls a program; what that program lets pass is read by balances', async () => {
    await using world = await subscriptionWorld()
    const { signer, wallet } = await world.somebody()
    const hooked = await newMint(world, signer, hook(willing))
    await using shop = shopFor(world, hooked.mint)
    await expect(shop.check()).rejects.toThrow('runs a program of its own with every transfer')
    const quote = await world.quote(wallet)
    const signature = await world.send(signer, hooked.openTarget, hooked.transfer(price, willing, quote.reference))
    await world.settle()
    const transaction = await shown(world, signature)
    expect(transaction.meta.logMessages).toContain(`Program ${willing} invoke [2]`)
    expect(readPayment(transaction, hooked.treasury)).toMatchObject({ amount: price, payers: [wallet] })
    expect(await world.status(wallet)).toMatchObject({ active: false, credit: '0' })
  })

  it('[SUB-11] pays nothing when the program that its transfers call refuses', async () => {
    await using world = await subscriptionWorld()
    const { signer } = await world.somebody()
    const hooked = await newMint(world, signer, hook(refusing))
    await world.send(signer, hooked.openTarget)
    const signature = await world.fail(signer, hooked.transfer(price, refusing))
    world.pass(2000)
    const transaction = await shown(world, signature)
    expect(transaction.meta.logMessages).toContain(`Program ${refusing} invoke [2]`)
    expect(transaction.meta.err).not.toBeNull()
    expect(readPayment(transaction, hooked.treasury)).toEqual({ kind: 'failed' })
  })
})
