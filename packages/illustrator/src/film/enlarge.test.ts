import { describe, expect, it } from 'vitest'
import { withoutLoops } from '#raster/wasm-loops/program.ts'
import { enlarged } from './enlarge.ts'

const flat = (width: number, height: number, color: readonly number[]) => ({
  width,
  height,
  pixels: Uint8ClampedArray.from(Array.from({ length: width * height }).flatMap(() => [...color, 255])),
})

describe('enlarged', () => {
  it.each([false, true])('keeps colours and fills the whole picture (hard: %s)', (hard) => {
    const { width, height, pixels } = enlarged(flat(8, 6, [200, 20, 90]), 12, 9, { hard })
    expect([width, height, pixels.length]).toEqual([12, 9, 12 * 9 * 4])
    for (let at = 0; at < pixels.length; at += 4) expect([...pixels.subarray(at, at + 4)]).toEqual([200, 20, 90, 255])
  })

  it.each([
    [31, 17, 53, 29],
    [1, 1, 5, 4],
    [2, 3, 9, 3],
    [24, 24, 16, 40],
  ])('[ILL-40] is the same by WebAssembly as in TypeScript: %d × %d to %d × %d', (width, height, wide, high) => {
    // Black beside white makes it overshoot at either end.
    const pixels = Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) => ((at * at * 7919) % 5) * 64)
    for (const clear of [false, true]) {
      const made = () => enlarged({ width, height, pixels }, wide, high, { clear }).pixels
      expect(made()).toEqual(withoutLoops(made))
    }
  })

  it('mixes between two colours, or repeats them', () => {
    const two = { width: 2, height: 1, pixels: Uint8ClampedArray.from([0, 0, 0, 255, 240, 240, 240, 255]) }
    const reds = (hard: boolean) => [...enlarged(two, 4, 1, { hard }).pixels].filter((_, at) => at % 4 === 0)
    expect(reds(true)).toEqual([0, 0, 240, 240])
    expect(reds(false).every((value, at, all) => at === 0 || value >= (all[at - 1] ?? 0))).toBe(true)
    expect(new Set(reds(false)).size).toBe(4)
  })

  it('[ILL-590] draws out the alpha of who is cut out as it does colours', () => {
    const edge = { width: 2, height: 1, pixels: Uint8ClampedArray.from([90, 90, 90, 0, 90, 90, 90, 240]) }
    const channel = (ways: object, nth: number) =>
      [...enlarged(edge, 4, 1, ways).pixels].filter((_, at) => at % 4 === nth)
    const alpha = channel({ clear: true }, 3)
    expect(alpha.every((value, at, all) => at === 0 || value >= (all[at - 1] ?? 0))).toBe(true)
    expect(new Set(alpha).size).toBe(4)
    expect(new Set(channel({ clear: true }, 0))).toEqual(new Set([90]))
    expect(channel({ hard: true, clear: true }, 3)).toEqual([0, 0, 240, 240])
    expect(channel({}, 3)).toEqual([255, 255, 255, 255])
  })

  it('leaves a picture of the right size alone', () => {
    const one = flat(3, 3, [1, 2, 3])
    expect(enlarged(one, 3, 3)).toBe(one)
  })
})
