import { combFrom, cropped, flat, type Grooming, type Hairdo, hairStyle, inFront, plus } from '#hair/style-kit.ts'
import { times, unit } from '#hair/style-kit.ts'

export const sidePart = hairStyle({
  label: 'Side part',
  words: 'side part, side parting, side parted, comb over, parted on the side, side swept, sidepart',
  order: 40,
  length: 0.25,
  curl: 0.1,
  feminine: 0.15,
  groom,
})

function groom(grooming: Grooming): Hairdo {
  const side = grooming.chance.chance(0.7) ? 1 : -1
  return cropped(grooming, {
    comb: combFrom(side * 0.34),
    sides: 0.45,
    cling: 0.9,
    width: 0.14,
    top: (root) => {
      // From the parting across the head; on its other side down.
      const over = root.at[0] * side < 0.34 ? -side : side
      return {
        size: 0.7 + grooming.length * 1.1,
        rise: 0.1 + inFront(root) * 0.14 * (over === side ? 0 : 1),
        way: (_, share, out) =>
          unit(plus(flat([over, -0.15, -0.3 + inFront(root) * 0.2], out), times(out, 0.4 * (1 - share) * (1 - share)))),
      }
    },
  })
}
