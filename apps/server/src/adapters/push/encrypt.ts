import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

type Keys = { readonly p256dh: string; readonly auth: string }
/** What chance decides otherwise; for tests. */
type Chance = { readonly salt: Uint8Array; readonly privateKey: Uint8Array }

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url')
const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** A message that only the browser can read which these keys belong to (RFC 8291), as one record (RFC 8188). */
export function encryptMessage(text: string, keys: Keys, chance?: Chance): Buffer {
  const exchange = createECDH('prime256v1')
  if (chance) exchange.setPrivateKey(chance.privateKey)
  else exchange.generateKeys()
  const [theirs, ours] = [bytesOf(keys.p256dh), exchange.getPublicKey()]
  const shared = exchange.computeSecret(theirs)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const material = derive(shared, bytesOf(keys.auth), info, 32)
  const salt = chance?.salt ?? randomBytes(16)
  const key = derive(material, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(material, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The two says that this record is the last.
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.from([2])), cipher.final()])
  const head = Buffer.alloc(5)
  head.writeUInt32BE(4096, 0)
  head.writeUInt8(ours.length, 4)
  return Buffer.concat([salt, head, ours, body, cipher.getAuthTag()])
}
