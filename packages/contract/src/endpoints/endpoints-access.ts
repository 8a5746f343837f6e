import * as factors from '#accounts/account-factors.ts'
import * as tokens from '#accounts/account-tokens.ts'
import { type EndpointOf, endpointOf } from './endpoint.ts'
import { WalletChallengeRequest, WalletSignIn } from '#accounts/wallet.ts'

export const accessModels = {
  Token: tokens.Token,
  MfaType: factors.MfaType,
  MfaFactors: factors.MfaFactors,
  MfaChallenge: factors.MfaChallenge,
  MfaRecoveryCodes: factors.MfaRecoveryCodes,
  ProofState: factors.ProofState,
} as const

type Model = keyof typeof accessModels | 'User' | 'Session' | 'WalletChallenge'
type Access = EndpointOf<Model>

const withSession = endpointOf<Model>('account', true)
const withoutSession = endpointOf<Model>('account', false)

/** Signing in by a sent link or code, recovery, proving addresses, and the second factor. */
export const accessEndpoints: readonly Access[] = [
  withoutSession('POST', '/account/sessions/token', 'Sign in with a secret that was sent', {
    body: tokens.TokenLogin,
    status: 201,
    answers: 'Session',
  }),
  withoutSession('PUT', '/account/sessions/magic-url', 'Sign in with what a link carried', {
    body: tokens.TokenLogin,
    status: 201,
    answers: 'Session',
  }),
  withoutSession('PUT', '/account/sessions/phone', 'Sign in with the code of a text message', {
    body: tokens.TokenLogin,
    status: 201,
    answers: 'Session',
  }),
  withoutSession('POST', '/account/tokens/email', 'Have a code sent by mail', {
    body: tokens.EmailTokenRequest,
    status: 201,
    answers: 'Token',
  }),
  ...['/account/tokens/magic-url', '/account/sessions/magic-url'].map((path) =>
    withoutSession('POST', path, 'Have a link sent by mail', {
      body: tokens.MagicUrlRequest,
      status: 201,
      answers: 'Token',
    }),
  ),
  ...['/account/tokens/phone', '/account/sessions/phone'].map((path) =>
    withoutSession('POST', path, 'Have a code sent by text message', {
      body: tokens.PhoneTokenRequest,
      status: 201,
      answers: 'Token',
    }),
  ),
  withoutSession('POST', '/account/recovery', 'Have a link for a new password sent', {
    body: tokens.RecoveryRequest,
    status: 201,
    answers: 'Token',
  }),
  withoutSession('PUT', '/account/recovery', 'Choose a new password', {
    body: tokens.RecoveryConfirmation(),
    status: 200,
    answers: 'Token',
  }),
  withSession('POST', '/account/verification', 'Have a link sent that proves the address', {
    body: tokens.VerificationRequest,
    status: 201,
    answers: 'Token',
  }),
  withoutSession('PUT', '/account/verification', 'Prove the address', {
    body: tokens.VerificationConfirmation,
    status: 200,
    answers: 'Token',
  }),
  withSession('POST', '/account/verification/phone', 'Have a code sent that proves the number', {
    status: 201,
    answers: 'Token',
  }),
  withoutSession('PUT', '/account/verification/phone', 'Prove the number', {
    body: tokens.VerificationConfirmation,
    status: 200,
    answers: 'Token',
  }),
  withSession('PATCH', '/account/mfa', 'Want a second factor, or none', {
    body: factors.MfaChange,
    status: 200,
    answers: 'User',
  }),
  withSession('GET', '/account/mfa/factors', 'What the account can be asked for', {
    status: 200,
    answers: 'MfaFactors',
  }),
  withSession('POST', '/account/mfa/authenticators/{type}', 'A secret for an authenticator app', {
    status: 200,
    answers: 'MfaType',
  }),
  withSession('PUT', '/account/mfa/authenticators/{type}', 'Show that the app has it', {
    body: factors.AuthenticatorCode,
    status: 200,
    answers: 'User',
  }),
  withSession('DELETE', '/account/mfa/authenticators/{type}', 'Take the app away', {
    body: factors.AuthenticatorCode,
    status: 204,
  }),
  withSession('POST', '/account/mfa/challenge', 'Be asked for a factor', {
    body: factors.ChallengeRequest,
    status: 200,
    answers: 'MfaChallenge',
  }),
  withSession('PUT', '/account/mfa/challenge', 'Show the factor', {
    body: factors.ChallengeAnswer,
    status: 200,
    answers: 'Session',
  }),
  withSession('POST', '/account/mfa/recovery-codes', 'Make recovery codes', {
    status: 200,
    answers: 'MfaRecoveryCodes',
  }),
  withSession('PATCH', '/account/mfa/recovery-codes', 'Make others in their place', {
    status: 200,
    answers: 'MfaRecoveryCodes',
  }),
  withSession('GET', '/account/mfa/recovery-codes', 'Read the recovery codes', {
    status: 200,
    answers: 'MfaRecoveryCodes',
  }),
  withSession('GET', '/account/proof', 'Whether one has to show again who one is', {
    status: 200,
    answers: 'ProofState',
  }),
  withSession('PUT', '/account/proof/password', 'Show the password again', {
    body: factors.PasswordProof,
    status: 200,
    answers: 'Session',
  }),
  withSession('POST', '/account/proof/wallet', 'Something for the wallet to sign', {
    body: WalletChallengeRequest,
    status: 201,
    answers: 'WalletChallenge',
  }),
  withSession('PUT', '/account/proof/wallet', 'Show the wallet again', {
    body: WalletSignIn,
    status: 200,
    answers: 'Session',
  }),
]
