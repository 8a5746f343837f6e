import { getBase58Encoder } from '@solana/kit'
import { invalid } from './method.ts'

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** Reading base58 takes time that grows with the square of its length. Larger transactions of version 1 come in base64. */
const longestBase58 = 1700

export function bytesOf(text: string, encoding: 'base58' | 'base64'): Uint8Array {
  if (encoding === 'base64') {
    if (!base64.test(text)) throw invalid('not base64')
    return new Uint8Array(Buffer.from(text, 'base64'))
  }
  if (text.length > longestBase58) throw invalid('base58 encoded too large')
  try {
    return new Uint8Array(getBase58Encoder().encode(text))
  } catch {
    throw invalid('not base58')
  }
}
