/** Adds pictures of one size up, four bytes a pixel, and answers their mean. */
export function meanPicture(length: number) {
  // Up to 257 of them fit into sixteen bits.
  const sums = new Uint16Array(length)
  let count = 0
  return {
    add(pixels: Uint8ClampedArray): void {
      for (let at = 0; at < length; at++) sums[at] = sums[at]! + pixels[at]!
      count += 1
    },
    mean: (): Uint8ClampedArray<ArrayBuffer> => Uint8ClampedArray.from(sums, (sum) => sum / Math.max(1, count)),
  }
}
