import type { JsonLimit } from './answer-limits.ts'
import { type Base64Bytes, base64Bytes, startsBase64 } from './base64-bytes.ts'
import { growingBytes } from './growing-bytes.ts'
import { PeerProblem } from './peer-problem.ts'

export type JsonOptions = Pick<JsonLimit, 'text' | 'values' | 'images'> & {
  /** Lists and objects inside of so many others become null and are not built. */
  readonly deepest?: number
  /** Whether the list or object of this name, inside of `depth` others, becomes null and is not built. */
  readonly leaveOut?: (name: string, depth: number) => boolean
}

export type JsonReader = {
  /** The next bytes of the document. Throws a `PeerProblem` as soon as there is too much of anything. */
  push(piece: Uint8Array): void
  /** The document, with the bytes of images in place of their base64; undefined when it is no JSON. */
  end(): unknown
  /** How it begins, for the log. */
  head(): string
}

const maxDepth = 64
/** Strings that are longer, and look like base64, are images. */
const longText = 8192
const [quote, backslash, comma, colon, open, close] = [0x22, 0x5c, 0x2c, 0x3a, 0x7b, 0x7d]

/**
 * Reads JSON in pieces and looks at each byte once. Depth and number of values are limited before anything is built,
 * images are decoded as they arrive and never become text, and what nobody needs is passed over.
 */
export function jsonReader({ text, values: maxValues, images, deepest, leaveOut }: JsonOptions): JsonReader {
  // No server can guess what stands for an image.
  const mark = `image-${crypto.randomUUID()}-`
  const found: Base64Bytes[] = []
  const kept = growingBytes()
  let [depth, values, imageBytes] = [0, 0, 0]
  let [inText, escaped, looked] = [false, false, false]
  /** Where the present string begins in what is kept, after its quote; and where the last one ended. */
  let [textFrom, textTo] = [0, 0]
  let name = ''
  let image: Base64Bytes | undefined
  /** The depth at which something that is left out began. */
  let outside: number | undefined

  function keep(bytes: Uint8Array): void {
    if (kept.size + bytes.length > text) throw new PeerProblem('too-large', `more than ${text} bytes of JSON`)
    kept.add(bytes)
  }

  function toImage(given: Base64Bytes, bytes: Uint8Array): void {
    given.push(bytes)
    if (imageBytes + given.size() > images) throw new PeerProblem('too-large', `images of more than ${images} bytes`)
  }

  /** Takes what has come of a long string out of the text, when it is an image. */
  function lookAtText(): void {
    looked = true
    const head = kept.part(textFrom)
    if (images === 0 || !startsBase64(head)) return
    image = base64Bytes()
    found.push(image)
    toImage(image, head)
    kept.cutTo(textFrom)
  }

  function endText(): void {
    if (image) {
      imageBytes += image.size()
      image = undefined
      keep(Buffer.from(`${mark}${found.length - 1}`))
    }
    textTo = kept.size
  }

  function count(): void {
    values += 1
    if (values > maxValues) throw new PeerProblem('nonsense', `JSON of more than ${maxValues} values`)
  }

  function begin(): void {
    const isLeftOut = depth >= (deepest ?? Infinity) || (depth > 0 && leaveOut?.(name, depth) === true)
    depth += 1
    if (outside !== undefined) return
    if (isLeftOut) {
      outside = depth
      return keep(nothing)
    }
    count()
    if (depth > maxDepth) throw new PeerProblem('nonsense', `JSON that is deeper than ${maxDepth}`)
  }

  /** A byte that separates values, outside of strings. Answers whether it belongs to what is kept. */
  function structure(byte: number): boolean {
    const wasKept = outside === undefined
    // Square and curly ones differ in one bit.
    switch (byte === comma || byte === colon ? byte : byte | 0x20) {
      case open:
        begin()
        return outside === undefined
      case close:
        if (outside === depth) outside = undefined
        depth -= 1
        return wasKept
      case comma:
        if (wasKept) count()
        return wasKept
      default:
        if (wasKept && leaveOut) name = kept.part(textFrom, textTo).toString('utf8')
        return wasKept
    }
  }

  return {
    push(piece) {
      /** Where what has not been handed on begins. */
      let from = 0
      const handOn = (to: number): void => {
        if (outside === undefined && to > from) {
          const part = piece.subarray(from, to)
          if (image) toImage(image, part)
          else keep(part)
        }
        from = to
      }
      for (let at = 0; at < piece.length; at++) {
        const byte = piece[at] ?? 0
        if (inText) {
          if (escaped) escaped = false
          else if (byte === backslash) escaped = true
          else if (byte === quote) {
            handOn(at)
            if (outside === undefined) endText()
            inText = false
          } else if (!looked && outside === undefined && kept.size - textFrom + at - from >= longText) {
            handOn(at)
            lookAtText()
          }
        } else if (byte === quote) {
          handOn(at + 1)
          if (outside === undefined) textFrom = kept.size
          ;[inText, looked] = [true, false]
        } else if (byte === comma || byte === colon || (byte | 0x20) === open || (byte | 0x20) === close) {
          handOn(at)
          if (!structure(byte)) from = at + 1
        }
      }
      handOn(piece.length)
    },

    end() {
      if (inText || depth !== 0) return undefined
      try {
        const whole = kept
          .part(0)
          .toString('utf8')
          .replace(/^\uFEFF/, '')
        if (found.length === 0) return JSON.parse(whole)
        const revive = (_name: string, value: unknown): unknown =>
          typeof value === 'string' && value.startsWith(mark) ? found[Number(value.slice(mark.length))]?.whole() : value
        return JSON.parse(whole, revive)
      } catch {
        return undefined
      }
    },

    head: () => kept.part(0, Math.min(kept.size, 300)).toString('utf8'),
  }
}

const nothing = Buffer.from('null')
