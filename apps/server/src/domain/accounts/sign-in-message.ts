import type { Network } from '@eidolon/contract/site.ts'
import type { SignInInput } from '@eidolon/contract/accounts/wallet.ts'

/** Within the signs that the format allows a statement; wallets show it as it is. */
export const statement = 'Sign in to the studio. This costs nothing and moves no funds.'

/** The name that the format gives a cluster; the cluster's own is not among those that wallets know. */
export function chainIdOf(network: Network): SignInInput['chainId'] {
  return network === 'mainnet-beta' ? 'mainnet' : network
}

/**
 * What a wallet that follows Sign-In With Solana writes from this input for this address, to the byte. It is never
 * read back: what was signed is compared with what is written here.
 */
export function signInText(input: SignInInput, address: string): string {
  return [
    `${input.domain} wants you to sign in with your Solana account:`,
    address,
    '',
    input.statement,
    '',
    `URI: ${input.uri}`,
    `Version: ${input.version}`,
    `Chain ID: ${input.chainId}`,
    `Nonce: ${input.nonce}`,
    `Issued At: ${input.issuedAt}`,
    `Expiration Time: ${input.expirationTime}`,
  ].join('\n')
}
