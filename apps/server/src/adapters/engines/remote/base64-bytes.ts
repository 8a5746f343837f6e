import { growingBytes } from './growing-bytes.ts'

/** Base64 that is decoded while it arrives. */
export type Base64Bytes = {
  push(text: Uint8Array): void
  /** Bytes that have been decoded so far. */
  size(): number
  whole(): Uint8Array
}

const dataAddress = /^data:[\w.+-]+\\?\/[\w.+-]+(?:;[\w=.-]+)*;base64,/

/** Whether a long string begins as base64 does, perhaps with the head of a `data:` address. Slashes may be escaped. */
export const startsBase64 = (head: Uint8Array): boolean =>
  /^(?:[\w+/-]|\\[/nr])+\\?$/.test(latin1(head).replace(dataAddress, ''))

export function base64Bytes(): Base64Bytes {
  const bytes = growingBytes()
  let rest = ''
  let begun = false
  return {
    push(given) {
      let text = rest + latin1(given)
      if (!begun) text = text.replace(dataAddress, '')
      begun = true
      // An escape may be cut in the middle.
      const half = text.endsWith('\\') ? '\\' : ''
      text = text.slice(0, text.length - half.length)
      if (text.includes('\\')) text = text.replaceAll(/\\[nr]/g, '').replaceAll('\\/', '/')
      const whole = text.length - (text.length % 4)
      bytes.add(Buffer.from(text.slice(0, whole), 'base64'))
      rest = text.slice(whole) + half
    },
    size: () => bytes.size,
    whole() {
      bytes.add(Buffer.from(rest, 'base64'))
      rest = ''
      return bytes.whole()
    },
  }
}

const latin1 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
