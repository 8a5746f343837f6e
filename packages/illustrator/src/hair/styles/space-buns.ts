import { bunKnot, type Grooming, type Hairdo, hairStyle, minus, partedTo, shadeCap, skull } from '#hair/style-kit.ts'
import { unit } from '#hair/style-kit.ts'

/** Two knots, high on both sides of the head; below a hat they sit at the nape. */
export const spaceBuns = hairStyle({
  label: 'Space buns',
  words: 'space buns, spacebuns, double buns, two buns, twin buns, odango, hair in two buns, mini buns',
  order: 213,
  length: 0.6,
  curl: 0.05,
  feminine: 1,
  asked: true,
  underHood: 'slicked-back',
  groom,
})

function groom(grooming: Grooming): Hairdo {
  const { ties, sheet, locks } = partedTo(grooming, grooming.hatted ? [0.34, 7.4, -0.44] : [0.5, 8.3, 0.02])
  const radius = 0.22 + grooming.length * 0.08
  return {
    cap: shadeCap,
    sheet,
    locks: [...locks, ...ties.flatMap((tie) => bunKnot(grooming, tie, unit(minus(tie, skull)), radius))],
  }
}
