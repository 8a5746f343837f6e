import { combTo, cropped, flat, type Grooming, type Hairdo, hairStyle, inFront, plus, times } from '#hair/style-kit.ts'
import { unit, whorl } from '#hair/style-kit.ts'

export const pixie = hairStyle({
  label: 'Pixie cut',
  words: 'pixie, pixie cut, pixie haircut, pixie hair, boyish cut, boyish haircut, gamine cut',
  order: 120,
  length: 0.2,
  curl: 0.05,
  feminine: 0.95,
  groom,
})

function groom(grooming: Grooming): Hairdo {
  const side = grooming.chance.chance(0.5) ? 1 : -1
  return cropped(grooming, {
    comb: combTo(whorl),
    sides: 0.55,
    cling: 0.92,
    width: 0.095,
    count: 900,
    top: (root) => ({
      size: 0.7 + grooming.length * 0.9,
      rise: 0.12,
      way: (_, share, out) =>
        unit(plus(flat([side * 0.75, -0.2, 0.75 - inFront(root) * 0.45], out), times(out, 0.15 * (1 - share)))),
    }),
  })
}
