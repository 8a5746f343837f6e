import { circle, cord, type Fitting, gold, lens as lensIn, lensPoint, metal, newMesh } from '#props/prop-kit.ts'
import { type Part, prop, toPart, type Vector } from '#props/prop-kit.ts'
import { clear } from '#props/kit/worn/lens.ts'

/** One lens in a thin rim before the left eye, with a chain down to the clothes. */
export const monocle = prop({
  label: 'Monocle',
  words: 'monocle',
  order: 40,
  slot: 'eyes',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const rim = newMesh()
  const lens = newMesh()
  const line = Array.from({ length: 33 }, (_, nth) => {
    const { x, y } = circle(nth / 32)
    return lensPoint(fitting, 1, x * 0.2, y * 0.2)
  })
  cord(rim, line, 0.016, 6, true)
  lensIn(lens, line, lensPoint(fitting, 1, 0, 0), 1)
  const hook = lensPoint(fitting, 1, 0.2, -0.05)
  const drop = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share): Vector => [
    hook[0] + 0.16 * share,
    hook[1] - 1.25 * share,
    hook[2] - 0.45 * share - 0.35 * share * (1 - share),
  ])
  cord(rim, drop, 0.007, 5)
  const { placing } = fitting.head
  return [
    toPart(rim, { name: 'monocle', material: 'hard', surface: metal(gold), face: true }, placing),
    toPart(
      lens,
      { name: 'lens', material: 'glass', surface: clear, twoSided: true, blended: true, castsShadow: false },
      placing,
    ),
  ]
}
