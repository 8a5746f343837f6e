import { braided, type Grooming, type Hairdo, hairStyle, minus, unit, type Vector } from '#hair/style-kit.ts'

/** From behind the head around the neck, then over the collarbone and down in front. */
export const braid = hairStyle({
  label: 'Braid',
  words:
    'braid, braided, plait, plaited, french braid, fishtail braid, box braids, single braid, dutch braid, side braid, loose side braid, long side braid',
  order: 190,
  length: 0.8,
  curl: 0.1,
  feminine: 0.95,
  underHood: 'slicked-back',
  groom,
})

function groom(grooming: Grooming): Hairdo {
  const side = grooming.chance.chance(0.5) ? 1 : -1
  const flow = (at: Vector): Vector => {
    if (at[2] < 0.1 && at[1] > 6.1) return unit(minus([side * 0.72, 5.95, 0.2], at))
    if (at[2] < 0.75) return unit(minus([side * 0.72, 5.5, 1], at))
    return unit([side * 0.6 - at[0], -1, 0])
  }
  return braided(grooming, [{ at: [side * 0.1, 7.2, -0.4], out: unit([side * 0.3, -1, -0.2]), flow, detour: 1.1 }])
}
