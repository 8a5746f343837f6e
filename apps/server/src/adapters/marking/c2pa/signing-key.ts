import { createPrivateKey, type KeyObject, sign, X509Certificate } from 'node:crypto'
import type { Chain } from './certificates.ts'

export type SigningKey = {
  readonly algorithm: 'ed25519' | 'es256' | 'es384'
  /** That of the signer first, then those that vouch for it; the root is left out, since readers have to know it. */
  readonly chain: readonly Uint8Array[]
  readonly sign: (bytes: Uint8Array) => Uint8Array
}

/** The key out of its texts. What cannot be signed with is refused with the reason. */
export function readSigningKey({ privateKey, certificates }: Chain): SigningKey {
  const key = createPrivateKey(privateKey)
  const [first, ...others] = readCertificates(certificates)
  if (!first) throw new Error('there is no certificate in it')
  if (!first.checkPrivateKey(key)) throw new Error('the key does not belong to the first certificate')
  const algorithm = algorithmOf(key)
  const above = others.filter(({ issuer, subject }) => issuer !== subject)
  return {
    algorithm,
    chain: [first, ...above].map(({ raw }) => raw),
    sign(bytes) {
      if (algorithm === 'ed25519') return sign(null, bytes, key)
      return sign(algorithm === 'es256' ? 'sha256' : 'sha384', bytes, { key, dsaEncoding: 'ieee-p1363' })
    },
  }
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
