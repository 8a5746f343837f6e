import { expect, it } from 'vitest'
import { refusal } from '#testing/accounts.ts'
import { Unanswered } from '#lib/fault.ts'
import { explain } from './explain.ts'
import { WalletFailure, wrapWalletError } from './wallet-failure.ts'

it.each([
  ['no-wallet', /^Phantom was not found in this browser\. Install it or choose another/],
  ['unsupported-browser', /^This browser cannot run Phantom/],
  ['unsupported-wallet', /^Phantom cannot sign on Solana here\./],
  ['rejected', /^You declined the request in Phantom\. Nothing has changed/],
  ['locked', /^Phantom is locked or shows no account\. Unlock it/],
  ['timed-out', /^Phantom did not answer in time\. Open it/],
  ['wrong-account', /^Phantom answered with another account/],
] as const)('[WALLET-20] %s is said in words', (kind, words) => {
  expect(explain(new WalletFailure(kind), 'Phantom')).toMatch(words)
})

it('[WALLET-20] a wallet without a name is the wallet', () => {
  expect(explain(new WalletFailure('locked'), '')).toMatch(/^The wallet is locked/)
})

it.each([
  [{ code: 4001 }, 'rejected'],
  [{ name: 'WalletSignMessageError', message: 'User denied the request' }, 'rejected'],
  [new Error('Request was cancelled'), 'rejected'],
  [{ code: 4100, message: 'The requested method has not been authorised' }, 'locked'],
  [new Error('Wallet is locked'), 'locked'],
] as const)('[WALLET-20] %j is understood as %s', (error, kind) => {
  expect(wrapWalletError(error)).toMatchObject({ kind, cause: error })
})

it.each([
  [new Error('Internal JSON-RPC error'), 'Something unexpected happened: Internal JSON-RPC error. Try again'],
  ['a bare text.', 'Something unexpected happened: a bare text. Try again'],
  [undefined, 'Something unexpected happened. Try again'],
  [{}, 'Something unexpected happened. Try again'],
])('[WALLET-20] %j is unexpected, with its detail', (error, words) => {
  expect(wrapWalletError(error)).toBe(error)
  expect(explain(error, 'Phantom')).toContain(words)
})

it.each([
  [refusal(401, 'wallet_challenge_invalid'), /has run out or was used already/],
  [refusal(401, 'wallet_signature_invalid'), /does not belong to this account/],
  [refusal(401, 'user_blocked'), /has been blocked/],
  [refusal(429, 'general_rate_limit_exceeded'), /Wait a minute/],
  [new Unanswered(), /could not be reached/],
  [refusal(500, 'general_unknown', 'Server Error'), /unexpected happened: Server Error\./],
])("[WALLET-21] the server's %s is said in words", (error, words) => {
  expect(explain(error, 'Phantom')).toMatch(words)
})
