import { expect, it } from 'vitest'
import { signInText, statement } from './sign-in-message.ts'

const input = {
  domain: 'studio.example',
  uri: 'https://studio.example',
  statement,
  version: '1',
  chainId: 'devnet',
  nonce: '32891756',
  issuedAt: '2026-11-14T10:00:00.000Z',
  expirationTime: '2026-11-14T10:05:00.000Z',
} as const

it('[WAL-2] writes the text of Sign-In With Solana, line by line, with nothing at its end', () => {
  expect(signInText(input, 'HZeAKQ7ziVKRPbEJQtXYnEWxoRMBYmG6H3zUvDHxLmqC')).toBe(
    `studio.example wants you to sign in with your Solana account:
HZeAKQ7ziVKRPbEJQtXYnEWxoRMBYmG6H3zUvDHxLmqC

Sign in to the studio. This costs nothing and moves no funds.

URI: https://studio.example
Version: 1
Chain ID: devnet
Nonce: 32891756
Issued At: 2026-11-14T10:00:00.000Z
Expiration Time: 2026-11-14T10:05:00.000Z`,
  )
})

it('[WAL-2] states what it is about in one line, in signs that the format allows', () => {
  expect(statement).toMatch(/^[A-Za-z0-9 \-._~:/?#[\]@!$&'()*+,;=]+$/)
})
