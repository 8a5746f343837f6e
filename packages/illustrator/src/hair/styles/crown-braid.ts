import { bunKnot, close, combed, combTo, cross, dot, framing, type Grooming, type Hairdo } from '#hair/style-kit.ts'
import { hairStyle, loose, minus, onHead, plait, plus, shadeCap, skull, times, unit } from '#hair/style-kit.ts'
import { type Vector } from '#hair/style-kit.ts'

/** One plait laid around the head like a wreath, from behind an ear over the forehead and back. */
export const crownBraid = hairStyle({
  label: 'Crown braid',
  words:
    'crown braid, braided crown, crown braids, halo braid, milkmaid braid, milkmaid braids, braided updo, braided halo, heidi braids',
  order: 215,
  length: 0.6,
  curl: 0.1,
  feminine: 1,
  asked: true,
  underHood: 'slicked-back',
  groom,
})

/** The wreath lies in a plane that is higher in front than behind, this far out from the middle of the head. */
const axis: Vector = unit([0, 1, -0.42])
const rise = 0.42
const radius = 0.86

/** Where both ends are tucked in. */
const ends: Vector = [0, 7.45, -0.4]

function groom(grooming: Grooming): Hairdo {
  const { hatted, world } = grooming
  const tie = onHead(grooming, ends)
  const comb = combTo(tie)
  const smooth = {
    cap: shadeCap,
    sheet: close(grooming, [tie], comb),
    locks: [...combed(grooming, comb, () => tie), ...loose(grooming, 9), ...framing(grooming)],
  }
  // Under a hat there is room for no more than a knot in the neck.
  if (hatted) return { ...smooth, locks: [...smooth.locks, ...bunKnot(grooming, tie, unit(minus(tie, skull)), 0.3)] }
  const halves = [1, -1].map((side) => {
    const from = onHead(grooming, plus(middle, times(unit([side * 0.12, 0, -1]), radius)))
    return plait(world, {
      from,
      start: around(from, side),
      length: 2.95,
      flow: (at) => around(at, side),
      width: 0.22,
      // It lies on the head all the way.
      ...lying,
    })
  })
  return { ...smooth, cords: halves.flatMap(({ cords }) => cords) }
}

const lying = { grip: 0.85, weight: 0, cling: 1, steps: 34, height: () => 0.13 } as const

/** The middle of the wreath. */
const middle: Vector = plus(skull, times(axis, rise))

/** On along the wreath from a place, and back into its plane. */
function around(at: Vector, side: number): Vector {
  const off = minus(at, middle)
  const above = dot(off, axis)
  const tangent = unit(times(cross(axis, minus(off, times(axis, above))), -side))
  return unit(plus(tangent, times(axis, -above * 3)))
}
