import { address, createKeyPairSignerFromPrivateKeyBytes } from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, rememberSignIn, signInWithDemo, test } from '#support/browser.ts'
import { localChain } from '#support/local-chain.ts'
import { giveWallet } from '#support/test-wallet.ts'
import { walletKey, type WalletKey } from '#support/test-wallet-key.ts'
import { walletSession } from '#support/test-wallet-session.ts'

const open = (page: Page) => page.getByText(/^Open until/)

/** A transfer as a wallet elsewhere makes it. */
async function transfer(
  server: { readonly url: string },
  key: WalletKey,
  to: string,
  amount: string,
  reference?: string,
) {
  const chain = localChain(server)
  const signer = await createKeyPairSignerFromPrivateKeyBytes(Uint8Array.from(key.seed))
  const { token } = await chain.fund(key.address)
  const { mint } = token
  const owner = address(to)
  const [destination] = await findAssociatedTokenPda({ owner, mint, tokenProgram: TOKEN_PROGRAM_ADDRESS })
  const units = BigInt(amount) * 1_000_000n
  const made = getTransferCheckedInstruction({
    source: token.account,
    mint,
    destination,
    authority: signer,
    amount: units,
    decimals: 6,
  })
  const named = reference === undefined ? [] : [{ address: address(reference), role: 0 as const }]
  await chain.sendAndConfirm(signer, [
    getCreateAssociatedTokenIdempotentInstruction({ payer: signer, ata: destination, owner, mint }),
    { ...made, accounts: [...made.accounts, ...named] },
  ])
}

test('[SUB-31] the demo wallet pays with one click, and access opens by itself', async ({ page }) => {
  await signInWithDemo(page)
  await page.goto('/subscription')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription')
  await expect(page.getByText(/free pictures left/)).toBeVisible()
  await expect(page.getByText('You need 200 EIDO; you have 0.')).toBeVisible()
  await page.getByRole('button', { name: 'Get play money' }).click()
  await expect(page.getByText('You hold 10000 EIDO')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pay 200 EIDO' }).click()
  await expect(page.getByText('nothing to pay again')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  await expect(open(page)).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('Your month is open.')).toBeVisible()
  await expect(page.getByText('200 EIDO ($50.00)')).toBeVisible()
  await expectAccessible(page)
})

test('[SUB-32] the code holds what a phone needs; whoever pays it, the month is for the one who showed it', async ({
  page,
  server,
}) => {
  await signInWithDemo(page)
  await page.goto('/subscription')
  await page.getByRole('tab', { name: 'Scan a code' }).click()
  await expect(page.getByRole('img', { name: 'Solana Pay code for 200 EIDO' })).toBeAttached()
  const link = new URL(
    (await page.getByRole('link', { name: 'Open in a wallet on this device' }).getAttribute('href')) ?? '',
  )
  expect(link.protocol).toBe('solana:')
  expect(link.searchParams.get('amount')).toBe('200')
  await expectAccessible(page)
  await transfer(server, walletKey(), link.pathname, '200', link.searchParams.get('reference') ?? '')
  await expect(open(page)).toBeVisible({ timeout: 15_000 })
})

test('[SUB-33] by hand: address and amount can be copied, parts add up, and the rest is asked for', async ({
  page,
  server,
  context,
}) => {
  const key = await walletSession(page.request)
  await rememberSignIn(page, key.address)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/subscription')
  await page.getByRole('tab', { name: 'By hand' }).click()
  await page.getByRole('button', { name: 'Copy: Address' }).click()
  const to = await page.evaluate(() => navigator.clipboard.readText())
  expect(to).toMatch(/^\w{43,44}$/)
  await page.getByRole('button', { name: 'Copy: Amount in EIDO' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('200')
  await transfer(server, key, to, '150')
  await expect(page.getByText('50 EIDO are still missing.')).toBeVisible({ timeout: 15_000 })
  await transfer(server, key, to, '50')
  await expect(open(page)).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('150 EIDO ($37.50)')).toBeVisible()
})

test('[SUB-60] who sends SOL by mistake is told so, and pays as before', async ({ page, server }) => {
  const key = await walletSession(page.request)
  await rememberSignIn(page, key.address)
  await page.goto('/subscription')
  await page.getByRole('tab', { name: 'By hand' }).click()
  const to = await page.locator('dd code').first().innerText()
  const chain = localChain(server)
  await chain.fund(key.address)
  const source = await createKeyPairSignerFromPrivateKeyBytes(Uint8Array.from(key.seed))
  await chain.sendAndConfirm(source, [
    getTransferSolInstruction({ source, destination: address(to), amount: 10_000_000n }),
  ])
  await expect(page.getByText(/^SOL arrived on .*bought nothing/)).toBeVisible({ timeout: 15_000 })
  await expectAccessible(page)
  await transfer(server, key, to, '200')
  await expect(open(page)).toBeVisible({ timeout: 15_000 })
})

test('[SUB-34] a wallet that declines changes nothing, and the amount can still be paid', async ({ page, context }) => {
  const wallet = await giveWallet(context)
  await page.goto('/login')
  await page.getByRole('main').getByRole('button', { name: 'Select Wallet' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Phantom/ })
    .click()
  await page.getByRole('button', { name: 'Authenticate with Wallet' }).click()
  await page.waitForURL('**/dashboard')
  await page.goto('/subscription')
  await page.getByRole('button', { name: 'Get play money' }).click()
  await expect(page.getByText('You hold 10000 EIDO')).toBeVisible()
  await wallet.answers(page, 'reject')
  await page.getByRole('button', { name: 'Pay 200 EIDO' }).click()
  await expect(page.getByText(/You declined the request/)).toBeVisible()
  await wallet.answers(page, 'approve')
  await page.getByRole('button', { name: 'Pay 200 EIDO' }).click()
  await expect(open(page)).toBeVisible({ timeout: 15_000 })
})
