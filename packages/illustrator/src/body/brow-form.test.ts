import { bodyParams, randomGenes } from '@eidolon/people'
import { describe, expect, it } from 'vitest'
import { browForm, stations } from './brow-form.ts'

const level = stations.map((side) => [side, 0] as const)
const styles = ['natural', 'soft', 'straight', 'arched', 'high-arched', 'rounded'] as const
const others = ['angled', 'bushy', 'full', 'tapered', 'flat', 'short'] as const
const formOf = (browStyle: (typeof styles | typeof others)[number], sex = 0) =>
  browForm(bodyParams({ ...randomGenes(5, { sex, age: 30 }), sex, presentation: sex, browStyle }), level)

/** How broad a brow is at a distance from the middle of the face, by how thickly it grows up and down there. */
function breadth(form: ReturnType<typeof browForm>, side: number): number {
  let sum = 0
  for (let y = 7.25; y < 7.6; y += 0.002) sum += form.grown(side, y) * 0.002
  return sum
}

describe('forms of brows', () => {
  it.each([...styles, ...others])(
    '[ILL-700] %s is thickest in its first half and runs out towards the temple',
    (style) => {
      const form = formOf(style)
      const first = breadth(form, 0.24)
      expect(first).toBeGreaterThan(breadth(form, 0.46))
      expect(breadth(form, 0.46)).toBeGreaterThan(breadth(form, 0.54))
      expect(breadth(form, 0.64)).toBe(0)
      expect(breadth(form, 0.04)).toBe(0)
    },
  )

  it.each([...styles, ...others])(
    '[ILL-808] the inner end of %s is no lower than its middle when it is raised',
    (style) => {
      const man = bodyParams({ ...randomGenes(5), sex: 1, presentation: 1, browStyle: style })
      const raised = browForm({ ...man, brows: { ...man.brows, raised: 1 } }, level)
      expect(raised.lineAt(0.13)).toBeGreaterThanOrEqual(raised.lineAt(0.42))
      expect(raised.lineAt(0.13)).toBeGreaterThan(browForm(man, level).lineAt(0.13))
    },
  )

  it('[ILL-700] no two of them are alike', () => {
    const looks = [...styles, ...others].map((style) => {
      const form = formOf(style)
      return [0.12, 0.24, 0.36, 0.48, 0.54].flatMap((side) => [form.lineAt(side) * 10, breadth(form, side) * 10])
    })
    for (const [at, one] of looks.entries()) {
      for (const other of looks.slice(at + 1)) {
        expect(Math.max(...one.map((value, nth) => Math.abs(value - other[nth]!)))).toBeGreaterThan(0.02)
      }
    }
  })
})
