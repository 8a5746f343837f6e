import { braided, type Grooming, type Hairdo, hairStyle, smoothstep, unit } from '#hair/style-kit.ts'

/** From below the ears down in front of the shoulders. */
export const twinBraids = hairStyle({
  label: 'Twin braids',
  words:
    'twin braids, braids, two braids, plaits, double braids, pair of braids, two plaits, dutch braids, two dutch braids, boxer braids, french braids, two french braids, double dutch braids, pigtail braids, braided pigtails, twin plaits, french plaits',
  order: 200,
  length: 0.7,
  curl: 0.1,
  feminine: 1,
  underHood: 'slicked-back',
  groom,
})

function groom(grooming: Grooming): Hairdo {
  return braided(
    grooming,
    [1, -1].map((side) => ({
      at: [side * 0.6, 6.82, 0.18],
      out: unit([side * 0.5, -0.8, 0.1]),
      flow: ([x, y, z]) => unit([side * 0.74 - x, -1, z < 0.8 ? smoothstep(6.7, 6.1, y) * 0.9 : 0]),
      detour: 0.4,
    })),
  )
}
