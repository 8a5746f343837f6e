import { ball, cord, type Fitting, gold, hatPoint, metal, newMesh, type Part, plain, prop } from '#props/prop-kit.ts'
import { toPart } from '#props/prop-kit.ts'
import { turned } from '#props/kit/worn/hat-form.ts'

/** A ring of gold with points, each with a gem, lined with cloth. */
export const crown = prop({
  label: 'Crown',
  words: 'crown, kings crown, queens crown, crowned, royal crown',
  order: 150,
  slot: 'hat',
  presses: [0.22, 0.3],
  dyed: ['crown', 'crown rims'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { placing } = fitting.head
  const ring = newMesh()
  const points = 8
  const tall = (share: number): number => {
    const wave = share * points - Math.floor(share * points)
    return 0.42 + 0.3 * (1 - Math.abs(wave * 2 - 1)) * (1 - Math.abs(wave * 2 - 1))
  }
  turned(
    ring,
    (share) => [
      [1.0, 0.1],
      [1.04, 0.1],
      [1.05, 0.3],
      [1.06 + tall(share) * 0.1, 0.1 + tall(share)],
      [1.02 + tall(share) * 0.1, 0.1 + tall(share)],
      [1.0, 0.3],
    ],
    96,
  )
  const rims = newMesh()
  for (const height of [0.12, 0.3]) {
    const line = Array.from({ length: 49 }, (_, nth) => hatPoint(nth / 48, 1.05, height))
    cord(rims, line, 0.03, 6, true)
  }
  const gems = newMesh()
  for (let nth = 0; nth < points; nth++) {
    const share = (nth + 0.5) / points
    ball(rims, hatPoint(share, 1.05 + tall(share) * 0.1, 0.14 + tall(share)), [0.055, 0.055, 0.055], 10, 8)
    ball(gems, hatPoint(share, 1.06, 0.21), [0.06, 0.06, 0.06], 8, 6)
  }
  return [
    toPart(ring, { name: 'crown', material: 'hard', surface: metal(gold, 0.28), twoSided: true }, placing),
    toPart(rims, { name: 'crown rims', material: 'hard', surface: metal(gold, 0.2) }, placing),
    toPart(gems, { name: 'gems', material: 'hard', surface: plain(fitting.colours.accent, 0.08) }, placing),
  ]
}
