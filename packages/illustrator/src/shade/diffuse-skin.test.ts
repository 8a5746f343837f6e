import { describe, expect, it } from 'vitest'
import type { Part } from '#geometry/part.ts'
import { square } from '#geometry/testing.ts'
import { diffuseSkin } from './diffuse-skin.ts'
import { answerSize } from './shader.ts'
import { middle, seen, side, sight } from './testing.ts'

describe('light within skin', () => {
  /** Bright on the right half, dark on the left. */
  function spreadOver(parts: readonly Part[], focal = 400, skinned = parts.map(() => true)) {
    const { fragments } = seen(parts)
    const answers = new Float32Array(fragments.count * answerSize).fill(9)
    for (let fragment = 0; fragment < fragments.count; fragment++)
      answers.fill(
        (fragments.pixel[fragment] ?? 0) % side < 24 ? 0 : 1,
        fragment * answerSize,
        fragment * answerSize + 3,
      )
    const before = answers.slice()
    diffuseSkin({ ...sight, focal }, fragments, skinned, answers)
    const at_ = (x: number) => (fragments.first[middle(x)] ?? 0) * answerSize
    return { before, answers, at: at_ }
  }

  it('reddens the edge of a shadow: red goes farther into the dark than green and blue', () => {
    const { answers, at: where } = spreadOver([square(0, 0, 0, 20)])
    const dark = where(22)
    expect(answers[dark]).toBeGreaterThan((answers[dark + 1] ?? 0) + 0.02)
    expect(answers[dark + 1]).toBe(answers[dark + 2])
    expect(answers[where(4)]).toBe(0)
    expect(answers[where(44)]).toBe(1)
    expect([...answers].every((value) => value >= 0 && value <= 9)).toBe(true)
  })

  it('spreads nothing but what arrives, from no fold to another, and not at all from afar or on cloth', () => {
    const { answers } = spreadOver([square(0, 0, 0, 20)])
    expect(answers.filter((_, slot) => slot % answerSize > 2).every((value) => value === 9)).toBe(true)
    const folded = spreadOver([square(0, 0, 0, 20), square(-5, 0, 1, 5)])
    // The near sheet is dark to its edge, and the bright wall behind it begins right beside.
    for (const x of [10, 21, 22, 23, 24, 25, 26, 40])
      expect(folded.answers[folded.at(x)]).toBe(folded.before[folded.at(x)])
    const afar = spreadOver([square(0, 0, 0, 20)], 60)
    expect(afar.answers).toEqual(afar.before)
    const cloth = spreadOver([square(0, 0, 0, 20)], 400, [false])
    expect(cloth.answers).toEqual(cloth.before)
  })
})
