import { createPrivateKey, type KeyObject, sign, verify, X509Certificate } from 'node:crypto'
import { askService } from './ask-service.ts'
import type { Chain } from './certificates.ts'

/** Where the key is when it is not here. */
export type SigningService = { readonly url: string; readonly token: string }
type RemoteChain = { readonly certificates: string; readonly service: SigningService }
/** What is signed with: a key and its certificates, or certificates of a key that a service holds. */
export type Signing = Chain | RemoteChain

export type SigningKey = {
  readonly algorithm: 'ed25519' | 'es256' | 'es384'
  /** That of the signer first, then those that vouch for it; the root is left out, since readers have to know it. */
  readonly chain: readonly Uint8Array[]
  readonly sign: (bytes: Uint8Array) => Promise<Uint8Array>
}

/** The key out of its texts. What cannot be signed with is refused with the reason. */
export function readSigningKey(signing: Signing): SigningKey {
  const [first, ...others] = readCertificates(signing.certificates)
  if (!first) throw new Error('there is no certificate in it')
  const algorithm = algorithmOf(first.publicKey)
  const above = others.filter(({ issuer, subject }) => issuer !== subject)
  const chain = [first, ...above].map(({ raw }) => raw)
  const digest = { ed25519: null, es256: 'sha256', es384: 'sha384' }[algorithm]
  if ('service' in signing) {
    const key = { key: first.publicKey, dsaEncoding: 'ieee-p1363' } as const
    return {
      algorithm,
      chain,
      async sign(bytes) {
        const signature = await askSigner(signing.service, algorithm, bytes)
        // A wrong one would make a file that every reader calls forged.
        if (verify(digest, bytes, key, signature)) return signature
        throw new Error('its signature is not that of the certificate')
      },
    }
  }
  const key = createPrivateKey(signing.privateKey)
  if (!first.checkPrivateKey(key)) throw new Error('the key does not belong to the first certificate')
  return { algorithm, chain, sign: async (bytes) => sign(digest, bytes, { key, dsaEncoding: 'ieee-p1363' }) }
}

function askSigner({ url, token }: SigningService, algorithm: SigningKey['algorithm'], body: Uint8Array) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/octet-stream',
    accept: 'application/octet-stream',
    'x-signing-algorithm': algorithm,
  }
  return askService({ url, body, headers, patience: 5000, max: 1024 })
}

export function readCertificates(pem: string): readonly X509Certificate[] {
  return pem
    .split(/(?<=-----END CERTIFICATE-----)/)
    .filter((each) => each.includes('BEGIN CERTIFICATE'))
    .map((each) => new X509Certificate(each))
}

function algorithmOf({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): SigningKey['algorithm'] {
  if (type === 'ed25519') return 'ed25519'
  if (type === 'ec' && details?.namedCurve === 'prime256v1') return 'es256'
  if (type === 'ec' && details?.namedCurve === 'secp384r1') return 'es384'
  throw new Error('the key has to be Ed25519, or ECDSA on P-256 or P-384')
}
