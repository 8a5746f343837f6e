import { back, combTo, cropped, flat, type Grooming, type Hairdo, hairStyle, overTop } from '#hair/style-kit.ts'

export const slickedBack = hairStyle({
  label: 'Slicked back',
  words: 'slicked back, slick back, swept back, combed back, brushed back, gelled back, slicked, slicked hair, gelled',
  order: 60,
  length: 0.3,
  curl: 0,
  feminine: 0.15,
  groom,
})

function groom(grooming: Grooming): Hairdo {
  return cropped(grooming, {
    comb: combTo(back),
    sides: 0.6,
    sideWay: [0, -0.35, -1],
    cling: 1,
    count: 200,
    width: 0.06,
    top: () => ({
      size: 0.95 + grooming.length * 0.6,
      rise: -0.02,
      way: (at, _, out) => flat(overTop(at), out),
    }),
  })
}
