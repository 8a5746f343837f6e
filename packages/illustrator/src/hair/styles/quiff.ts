import { back, combTo, cropped, flat, type Grooming, type Hairdo, hairStyle, overTop, plus } from '#hair/style-kit.ts'
import { ripple, smoothstep, unit, type Vector } from '#hair/style-kit.ts'

/** Up from the forehead in one roll, then back over the crown. */
export const quiff = hairStyle({
  label: 'Quiff',
  words: 'quiff, pompadour, rockabilly hair, elvis hair',
  order: 50,
  length: 0.3,
  curl: 0.15,
  feminine: 0.1,
  underHood: 'short',
  groom,
})

function groom(grooming: Grooming): Hairdo {
  const tall = 0.18 + grooming.length * 0.36
  const comb = combTo(back)
  const made = cropped(grooming, {
    comb,
    sides: 0.45,
    sideWay: [0, -0.3, -1],
    cling: 0.95,
    count: 240,
    top: () => ({
      size: 0.7 + grooming.length * 0.4,
      rise: 0,
      way: (at, _, out) => flat(overTop(at), out),
    }),
  })
  const salt = Math.floor(grooming.chance.share() * 90)
  return {
    ...made,
    sheet: {
      comb,
      lift: (point) => {
        const [x, y, z] = point.rest
        const uneven = 0.92 + 0.16 * ripple(comb.strand(x, y, z) * 6, salt)
        return 0.01 + 0.05 * smoothstep(0, 0.4, point.inside) + tall * inRoll(point) * uneven
      },
      away: ({ normal }) => unit(plus(normal, [0, 0.9, 0.1])),
    },
  }
}

/** How much a place belongs to the roll above the forehead. */
const inRoll = ({ rest: [x, , z], inside }: { readonly rest: Vector; readonly inside: number }): number =>
  smoothstep(0, 1.1, z) * smoothstep(0.9, 0.3, Math.abs(x)) * smoothstep(0, 0.3, inside)
