import { behind, close, combed, combTo, endsAt, framing, type Grooming, type Hairdo } from '#hair/style-kit.ts'
import { hairStyle, loose, onHead, shadeCap, tail, unit, type Vector } from '#hair/style-kit.ts'

export const ponytail = hairStyle({
  label: 'Ponytail',
  words:
    'ponytail, pony tail, ponytailed, tied back, hair tied back, pulled back, high ponytail, low ponytail, tied up, hair tied',
  order: 180,
  length: 0.7,
  curl: 0.1,
  feminine: 0.85,
  underHood: 'slicked-back',
  groom,
})

function groom(grooming: Grooming): Hairdo {
  const { chance, hatted } = grooming
  const side = chance.chance(0.5) ? 1 : -1
  const knot = hatted ? belowHat : behind
  // It swings to a side, where it is seen from the front too.
  const out = unit([side * 0.5, hatted ? 0 : 0.8, -1])
  const tie = onHead(grooming, knot)
  const comb = combTo(knot)
  return {
    cap: shadeCap,
    sheet: close(grooming, [knot], comb),
    locks: [
      ...combed(grooming, comb, () => knot),
      ...loose(grooming, 9),
      ...framing(grooming),
      ...tail(grooming, tie, out, endsAt(grooming.length), 90),
    ],
  }
}

const belowHat: Vector = [0, 7.15, -0.38]
