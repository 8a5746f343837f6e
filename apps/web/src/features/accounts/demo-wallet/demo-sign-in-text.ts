import type { SolanaSignInInput } from '@solana/wallet-standard-features'

/** The words of Sign-In With Solana for this input, as every wallet writes them. */
export function signInText(input: SolanaSignInInput, domain: string, address: string): string {
  const { statement, uri, version, chainId, nonce, issuedAt, expirationTime, notBefore, requestId, resources } = input
  const lines = [
    ['URI', uri],
    ['Version', version],
    ['Chain ID', chainId],
    ['Nonce', nonce],
    ['Issued At', issuedAt],
    ['Expiration Time', expirationTime],
    ['Not Before', notBefore],
    ['Request ID', requestId],
  ].flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
  if (resources) lines.push('Resources:', ...resources.map((resource) => `- ${resource}`))
  const paragraphs = [
    `${domain} wants you to sign in with your Solana account:\n${address}`,
    ...(statement === undefined ? [] : [statement]),
    ...(lines.length === 0 ? [] : [lines.join('\n')]),
  ]
  return paragraphs.join('\n\n')
}
