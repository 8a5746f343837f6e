import { along, lengthOf, minus, plus, times, unit, type Vector } from '#geometry/vector.ts'
import { combTo } from '#hair/comb.ts'
import { close, combed, framing, loose, onHead } from '#hair/cuts/gathered.ts'
import type { Plan } from '#hair/grow.ts'
import { type Grooming, type Hairdo, shadeCap } from '#hair/hairdo.ts'
import { skull } from '#hair/hairline.ts'
import { hairStyle } from '#hair/style-file.ts'

export const bun = hairStyle({
  label: 'Bun',
  words:
    'bun, updo, chignon, top knot, topknot, man bun, hair bun, messy bun, hair up, pinned up, hair pinned up, space buns, tight bun, hair in a bun, french twist, upswept, slick back bun, slicked back bun, slicked bun, sleek bun, ballerina bun, loose bun, low bun, high bun, messy top knot, half bun',
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
      ...bunKnot(grooming, tie, axis),
    ],
  }
}

/** Locks wound around each other into a ball on the tie. */
function bunKnot({ chance, length: size }: Grooming, tie: Vector, axis: Vector): Plan[] {
  const radius = 0.3 + size * 0.12
  const middle = along(tie, axis, radius * 0.72)
  const side = unit([axis[1], -axis[0], 0.01])
  return Array.from({ length: 70 }, (_, nth): Plan => {
    const tilt = (chance.share() - 0.5) * 2
    const swing = unit(plus(times(side, 1), times(axis, tilt * 0.9)))
    const start = along(middle, unit([chance.middling() + 0.01, chance.middling(), chance.middling()]), radius * 0.95)
    const turnWay = (at: Vector): Vector => {
      const from = minus(at, middle)
      const round: Vector = [
        axis[1] * from[2] - axis[2] * from[1],
        axis[2] * from[0] - axis[0] * from[2],
        axis[0] * from[1] - axis[1] * from[0],
      ]
      const inward = (radius * (0.85 + 0.2 * ((nth * 7) % 10) * 0.1) - lengthOf(from)) * 4
      return unit(plus(plus(unit(round, swing), times(unit(from), inward)), times(axis, tilt * 0.35)))
    }
    return {
      from: start,
      normal: unit(minus(start, middle)),
      start: turnWay(start),
      length: radius * 3.2,
      width: 0.15,
      steps: 10,
      flow: turnWay,
      grip: 0.9,
      weight: 0,
      height: () => 0.03,
      cling: 0,
      layer: 0.5 + 0.5 * chance.share(),
      around: middle,
    }
  })
}
