import { minus, unit, type Vector } from '#geometry/vector.ts'
import { combedApart, combTo } from '#hair/comb.ts'
import { close, combed, framing, loose, onHead } from '#hair/cuts/gathered.ts'
import { bunKnot } from '#hair/cuts/knots.ts'
import { type Grooming, type Hairdo, shadeCap } from '#hair/hairdo.ts'
import { skull } from '#hair/hairline.ts'
import { hairStyle } from '#hair/style-file.ts'

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
  const high: Vector = grooming.hatted ? [0.34, 7.4, -0.44] : [0.5, 8.3, 0.02]
  const ties = [1, -1].map((side) => onHead(grooming, [side * high[0], high[1], high[2]]))
  const [right = high, left = high] = ties
  const comb = combedApart(0, combTo(right), combTo(left))
  const radius = 0.22 + grooming.length * 0.08
  return {
    cap: shadeCap,
    sheet: close(grooming, ties, comb),
    locks: [
      ...combed(grooming, comb, (root) => (root.at[0] < 0 ? left : right)),
      ...loose(grooming, 9),
      ...framing(grooming),
      ...ties.flatMap((tie) => bunKnot(grooming, tie, unit(minus(tie, skull)), radius)),
    ],
  }
}
