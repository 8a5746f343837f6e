import { bunKnot, close, combed, combTo, framing, type Grooming, type Hairdo, hairStyle } from '#hair/style-kit.ts'
import { loose, minus, onHead, shadeCap, skull, unit } from '#hair/style-kit.ts'

export const bun = hairStyle({
  label: 'Bun',
  words:
    'bun, updo, chignon, top knot, topknot, man bun, hair bun, messy bun, hair up, pinned up, hair pinned up, tight bun, hair in a bun, french twist, upswept, slick back bun, slicked back bun, slicked bun, sleek bun, ballerina bun, loose bun, low bun, high bun, messy top knot, half bun',
  order: 210,
  length: 0.6,
  curl: 0.05,
  feminine: 0.9,
  underHood: 'slicked-back',
  groom,
})

function groom(grooming: Grooming): Hairdo {
  const high = grooming.chance.chance(0.6) && !grooming.hatted
  const tie = onHead(grooming, high ? [0, 8.38, -0.02] : [0, 7.55, -0.46])
  const axis = unit(minus(tie, skull))
  const comb = combTo(tie)
  return {
    cap: shadeCap,
    sheet: close(grooming, [tie], comb),
    locks: [
      ...combed(grooming, comb, () => tie),
      ...loose(grooming, 9),
      ...framing(grooming),
      ...bunKnot(grooming, tie, axis, 0.3 + grooming.length * 0.12),
    ],
  }
}
