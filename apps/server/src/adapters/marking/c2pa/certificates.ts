import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { bits, explicit, implicit, integer, octets, oid, sequence, set, time, utf8, yes } from './der.ts'

/**
 * What may be signed with the key. Readers that know the list of C2PA take the first; those with a list of their own
 * and none of usages take the second alone.
 */
const usages = { c2paSigning: '1.3.6.1.4.1.62558.2.1', emailProtection: '1.3.6.1.5.5.7.3.4' }
const ed25519 = '1.3.101.112'
const day = 86_400_000
const years = 10

/** A key and its certificates: that of the signer first, then that of the authority which vouches for it. */
export type Chain = { readonly privateKey: string; readonly certificates: string }

type Keys = { readonly publicKey: KeyObject; readonly privateKey: KeyObject }
type Party = { readonly name: Uint8Array; readonly keys: Keys }
type Span = { readonly from: Date; readonly until: Date }

/**
 * A new signer under an authority of its own, as C2PA asks of them (14.5.1 of its specification): a signer must not
 * vouch for itself. The authority's key is forgotten at once, so that it can never vouch for anybody else.
 */
export function createChain(organization: string, now: Date): Chain {
  // An hour back, so that readers whose clock is slow do not find it too early.
  const from = new Date(now.getTime() - 3_600_000)
  const span = { from, until: new Date(from.getTime() + years * 365 * day) }
  const authority = { name: named(organization, 'Marking authority'), keys: generateKeyPairSync('ed25519') }
  const signer = { name: named(organization, 'Marking'), keys: generateKeyPairSync('ed25519') }
  const authorityPem = certificate(authority, authority, span, [
    extension('2.5.29.19', sequence(yes, integer(Uint8Array.of(0))), true),
    extension('2.5.29.15', bits(Uint8Array.of(0b0000_0110), 1), true),
    extension('2.5.29.14', octets(keyId(authority))),
    extension('2.5.29.35', sequence(implicit(0, keyId(authority)))),
  ])
  const signerPem = certificate(signer, authority, span, [
    extension('2.5.29.19', sequence(), true),
    extension('2.5.29.15', bits(Uint8Array.of(0b1000_0000), 7), true),
    extension('2.5.29.37', sequence(oid(usages.emailProtection), oid(usages.c2paSigning))),
    extension('2.5.29.14', octets(keyId(signer))),
    extension('2.5.29.35', sequence(implicit(0, keyId(authority)))),
  ])
  const privateKey = signer.keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return { privateKey, certificates: signerPem + authorityPem }
}

function certificate(subject: Party, issuer: Party, span: Span, extensions: readonly Uint8Array[]): string {
  const algorithm = sequence(oid(ed25519))
  const serial = randomBytes(16)
  // Positive, and with no zero in front.
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40
  const body = sequence(
    explicit(0, integer(Uint8Array.of(2))),
    integer(serial),
    algorithm,
    issuer.name,
    sequence(time(span.from), time(span.until)),
    subject.name,
    publicKeyOf(subject),
    explicit(3, sequence(...extensions)),
  )
  const signature = sign(null, body, issuer.keys.privateKey)
  const base64 = Buffer.from(sequence(body, algorithm, bits(signature))).toString('base64')
  return `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/.{64}/g, '$&\n').trimEnd()}\n-----END CERTIFICATE-----\n`
}

function extension(id: string, value: Uint8Array, critical = false): Uint8Array {
  return critical ? sequence(oid(id), yes, octets(value)) : sequence(oid(id), octets(value))
}

function named(organization: string, name: string): Uint8Array {
  const part = (id: string, text: string) => set(sequence(oid(id), utf8(text)))
  return sequence(part('2.5.4.10', organization), part('2.5.4.3', name))
}

const publicKeyOf = ({ keys }: Party): Uint8Array => keys.publicKey.export({ type: 'spki', format: 'der' })

const keyId = (party: Party): Uint8Array => createHash('sha256').update(publicKeyOf(party)).digest().subarray(0, 20)
