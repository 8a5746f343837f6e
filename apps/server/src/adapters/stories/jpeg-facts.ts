/** How large a JPEG is and how many colors it is mixed of, from its frame header; ours have one. */
export function jpegFacts(jpeg: Uint8Array): {
  readonly width: number
  readonly height: number
  readonly colours: number
} {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  for (let at = 2; at + 10 < jpeg.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), colours: view.getUint8(at + 9) }
    }
  }
  throw new Error('A JPEG without a frame')
}
