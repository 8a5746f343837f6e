import type { Quote } from '@eidolon/contract/subscription.ts'
import { defaultSite } from '@eidolon/contract/site.ts'
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { paymentWanted, refusal } from '#testing/accounts.ts'
import { engine } from '#testing/engines.ts'
import { generationDocument } from '#testing/generations.ts'
import { renderApp } from '#testing/render-app.tsx'
import { characterDocument, type TestDocument } from '#testing/studio.ts'
import { unpaid } from '#testing/subscription.ts'
import { missingAmount, missingUnits } from './missing-amount.ts'

const quote: Quote = {
  $id: 'q1',
  status: 'open',
  usd: '50.00',
  amount: '200000000',
  uiAmount: '200',
  mint: 'Mint',
  symbol: 'EIDO',
  decimals: 6,
  paymentAddress: 'Tr3asury',
  reference: 'Ref',
  url: 'solana:Tr3asury?amount=200',
  expire: '2099-11-15T10:15:00.000+00:00',
  received: '0',
  signature: null,
  explorerUrl: null,
}
const month = { active: true, startedAt: '2026-11-15T10:00:00.000+00:00', endsAt: '2026-12-15T10:00:00.000+00:00' }

/** The studio with these answers below `/subscription`. */
async function show(
  answers: Readonly<Record<string, unknown>>,
  path = '/subscription',
  rows: Readonly<Record<string, readonly TestDocument[]>> = {},
) {
  const asked: string[] = []
  const send = async (method: string, at: string) => {
    const answer = answers[`${method} ${at}`]
    asked.push(`${method} ${at}`)
    if (answer instanceof Error) throw answer
    if (answer === undefined) throw refusal(404, 'general_route_not_found', 'Not found')
    return Response.json(answer)
  }
  const site = { ...defaultSite, mode: 'hosted' as const }
  const characters = [characterDocument()]
  const list = async (collection: string) => ({ characters, ...rows })[collection] ?? []
  await renderApp(path, { signedIn: true, site, world: { studio: { send, characters, list } } })
  return asked
}

const ways = {
  'GET /subscription': unpaid,
  'GET /subscription/payments': { total: 0, payments: [] },
  'POST /subscription/quotes': quote,
  'GET /subscription/quotes/q1': quote,
}

afterEach(() => {
  cleanup()
  localStorage.clear()
})

describe('the page', () => {
  it('[SUB-33] says how one stands, the price in dollars and tokens, and what stays free', async () => {
    await show(ways)
    expect(await screen.findByText('3 free pictures left')).toBeTruthy()
    expect(await screen.findByText('200')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'What stays free' })).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'By hand' }))
    expect(await screen.findByText('Tr3asury')).toBeTruthy()
  })

  it.each(['pending', 'confirmed'] as const)('[SUB-31] while a payment is %s nothing can be paid', async (state) => {
    const under = { ...quote, status: state, signature: 'abc' }
    await show({ ...ways, 'POST /subscription/quotes': under, 'GET /subscription/quotes/q1': under })
    expect(await screen.findByText(/nothing to pay again/)).toBeTruthy()
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  })

  it('[SUB-33] [SUB-86] lists what was paid, with the way to the explorer', async () => {
    const payment = {
      signature: '3sbVabcdefghHdwa',
      amount: '200000000',
      state: 'credited',
      note: null,
      uiAmount: '200',
      usd: '50.00',
      fee: '5600',
      receivedAt: month.startedAt,
      periodStart: month.startedAt,
      periodEnd: month.endsAt,
      explorerUrl: 'https://explorer.example/tx/3sbV',
    }
    await show({
      ...ways,
      'GET /subscription': { ...unpaid, ...month },
      'GET /subscription/payments': { total: 1, payments: [payment] },
    })
    expect(await screen.findByText('Open until Dec 15, 2026')).toBeTruthy()
    const link = await screen.findByRole('link', { name: '3sbV...Hdwa' })
    expect(link.getAttribute('href')).toBe('https://explorer.example/tx/3sbV')
    expect(screen.getByText('Network fee 0.0000056 SOL')).toBeTruthy()
    // Nobody who has a month is asked for anything.
    expect(screen.getByRole('button', { name: 'Pay for another month' })).toBeTruthy()
    expect(screen.queryByRole('tab')).toBeNull()
  })

  const balance = {
    address: 'w',
    amount: '0',
    uiAmount: '0',
    lamports: '9000',
    fee: '5000',
    buyUrl: 'https://swap.example/eido',
  }
  it.each([
    ['too few tokens', {}, 'You need 200 EIDO; you have 0.', 'Get EIDO'],
    [
      'no SOL',
      { amount: '200000000', uiAmount: '200', lamports: '4000' },
      "You need 0.000005 SOL for the network's fee; you have 0.000004.",
      undefined,
    ],
  ])('[SUB-88] says that the wallet has %s, and how to get some', async (_name, more, words, link) => {
    const answers: Record<string, unknown> = { ...ways, 'GET /subscription/balance': { ...balance, ...more } }
    await show(answers)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Get EIDO' })?.textContent).toBe(link)
    answers['GET /subscription/balance'] = { ...balance, amount: '900000000', uiAmount: '900' }
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText('900')).toBeTruthy()
    expect(screen.queryByText(words)).toBeNull()
  })

  it('[SUB-88] shows the mint to swap for where the operator names no page', async () => {
    await show({ ...ways, 'GET /subscription/balance': { ...balance, buyUrl: null } })
    expect(await screen.findByText(/You can swap for EIDO in most Solana wallets/)).toBeTruthy()
    expect(screen.getByText('Mint')).toBeTruthy()
  })

  const arrived = {
    signature: '3sbVabcdefghHdwa',
    amount: '0',
    uiAmount: '0',
    usd: '0.00',
    fee: null,
    receivedAt: month.startedAt,
    periodStart: null,
    periodEnd: null,
    explorerUrl: null,
  }
  it.each([
    ['SOL', { state: 'stray', note: 'sol' }, /^SOL arrived on .*Only EIDO buys a month/, 'Buys nothing here'],
    ['another token', { state: 'stray', note: 'token' }, /^Another token arrived on/, 'Buys nothing here'],
    ['a crumb', { state: 'stray', note: 'dust', uiAmount: '0.1' }, /^0\.1 EIDO arrived on/, 'Too little to count'],
  ])('[SUB-60] says that %s bought nothing, and one can pay as before', async (_name, more, words, receipt) => {
    await show({ ...ways, 'GET /subscription/payments': { total: 1, payments: [{ ...arrived, ...more }] } })
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByText(receipt)).toBeTruthy()
    expect(await screen.findByRole('tab', { name: 'By hand' })).toBeTruthy()
  })

  it('[SUB-74] says that a payment waits for its price, and asks for no other', async () => {
    const waiting = { ...arrived, state: 'waiting', note: null, uiAmount: '200' }
    const asked = await show({
      ...ways,
      'GET /subscription/payments': { total: 1, payments: [waiting] },
      'POST /subscription/quotes': refusal(503, 'price_unavailable', 'The price is not known.'),
    })
    expect(await screen.findByText(/^Your 200 EIDO have arrived/)).toBeTruthy()
    expect(screen.getByText('Waits for the price of its time')).toBeTruthy()
    await expect.poll(() => asked).toContain('POST /subscription/quotes')
    expect(screen.queryByText('The price is not known.')).toBeNull()
    expect(screen.queryByRole('tab')).toBeNull()
  })

  it('[SUB-17] says what is left over, and that the amount is the less for it', async () => {
    const less = { ...quote, amount: '150500000', uiAmount: '150.5' }
    await show({
      ...ways,
      'GET /subscription': { ...unpaid, credit: '49500000' },
      'POST /subscription/quotes': less,
      'GET /subscription/quotes/q1': less,
    })
    expect(await screen.findByText(/^49\.5 EIDO of yours are kept for your next month/)).toBeTruthy()
    expect(await screen.findByText('150.5')).toBeTruthy()
    expect(await screen.findByText(/^49\.5 EIDO of yours are taken off already/)).toBeTruthy()
  })

  it('[SUB-6] an amount that has run out is not paid any more: a new one is asked for', async () => {
    const over = { ...quote, status: 'expired' as const, expire: '2026-11-15T10:15:00.000+00:00' }
    const asked = await show({ ...ways, 'POST /subscription/quotes': over, 'GET /subscription/quotes/q1': over })
    expect(await screen.findByText(/This amount has run out/)).toBeTruthy()
    expect(screen.queryByRole('tab')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Get a new amount' }))
    await expect.poll(() => asked.filter((call) => call === 'POST /subscription/quotes').length).toBe(2)
  })

  it('[SUB-30] says so where nothing is asked for', async () => {
    await show({ 'GET /subscription': refusal(404, 'subscription_not_offered', 'none') })
    expect(await screen.findByText('Nothing to pay here', {}, { timeout: 5000 })).toBeTruthy()
  })
})

describe('the reminder', () => {
  const near = { ...ways, 'GET /subscription': { ...unpaid, ...month, remind: true } }

  it('[SUB-35] is on every screen from five days before the end, and leads to the page', async () => {
    await show(near, '/characters')
    const words = await screen.findByText(/Your subscription ends on Dec 15, 2026/)
    expect(words).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Pay for another month' }).getAttribute('href')).toBe('/subscription')
  })
})

it('[SUB-1] what is missing is worked out in whole units', () => {
  expect(missingAmount({ amount: '200000001', received: '1', decimals: 6 })).toBe('200')
  expect(missingAmount({ amount: '90071992547409931', received: '0', decimals: 9 })).toBe('90071992.547409931')
  expect(missingAmount({ amount: '5', received: '7', decimals: 0 })).toBe('0')
  // As floating numbers these two are the same.
  expect(missingUnits({ amount: '90071992547409931', received: '0' })).toBe(90071992547409931n)
  expect(BigInt('90071992547409930') < missingUnits({ amount: '90071992547409931', received: '0' })).toBe(true)
  expect(missingUnits({ amount: '5', received: '7' })).toBe(0n)
})

it('[SUB-36] a refusal leads to paying right there, and what was refused goes on by itself', async () => {
  const message = 'An active subscription is needed. Send 50 USD worth of EIDO to Tr3asury for one month of access.'
  const answers: Record<string, unknown> = {
    ...ways,
    'GET /engines': { total: 1, engines: [engine] },
    'POST /generations': refusal(402, 'subscription_required', message, { payment: paymentWanted }),
  }
  const asked = await show(answers, '/media/new/ines')
  const main = within(screen.getByRole('main'))
  await userEvent.click(await main.findByRole('button', { name: /^Generate/ }))
  expect(await main.findByText(message)).toBeTruthy()
  expect(main.getByRole('button', { name: 'Copy the address' })).toBeTruthy()
  await userEvent.click(main.getByRole('button', { name: 'Pay' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'One month of drawing' }))
  expect(await dialog.findByText('200')).toBeTruthy()

  answers['GET /subscription'] = { ...unpaid, ...month }
  answers['POST /generations'] = generationDocument({ $id: 'g1' })
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => asked.filter((call) => call === 'POST /generations').length).toBe(2)
  await expect.poll(() => screen.queryByText(message)).toBeNull()
})

it('[SUB-36] asking again for a picture that failed leads to paying at its card, and goes on by itself', async () => {
  const message = 'An active subscription is needed. Send 50 USD worth of EIDO to Tr3asury for one month of access.'
  const failed = generationDocument({
    $id: 'g1',
    status: 'failed',
    error: JSON.stringify({ type: 'engine_failed', message: 'The drawing broke off.', retryable: true }),
  })
  const answers: Record<string, unknown> = {
    ...ways,
    'GET /engines': { total: 1, engines: [engine] },
    'POST /generations/g1/retry': refusal(402, 'subscription_required', message, { payment: paymentWanted }),
  }
  const asked = await show(answers, '/media/new/ines', { generations: [failed] })
  const card = within(await screen.findByRole('article', { name: /on a beach/ }))
  await userEvent.click(card.getByRole('button', { name: /^Retry/ }))
  expect(await card.findByText(message)).toBeTruthy()
  expect(card.getByRole('button', { name: 'Copy the address' })).toBeTruthy()
  expect(card.getByRole('button', { name: 'Pay' })).toBeTruthy()

  answers['GET /subscription'] = { ...unpaid, ...month }
  answers['POST /generations/g1/retry'] = generationDocument({ $id: 'g2' })
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => asked.filter((call) => call === 'POST /generations/g1/retry').length).toBe(2)
  await expect.poll(() => screen.queryByText(message)).toBeNull()
})
