import { endsAt, falling, type Grooming, type Hairdo, hairStyle, partingOf, waves } from '#hair/style-kit.ts'

export const longCurly = hairStyle({
  label: 'Long and curly',
  words: 'curly locks, long curls, curly mane, cascading curls',
  order: 170,
  length: 0.8,
  curl: 0.95,
  feminine: 0.9,
  overEars: true,
  underHood: 'pixie',
  groom,
})

function groom(grooming: Grooming): Hairdo {
  return falling(grooming, {
    parting: partingOf(grooming),
    end: endsAt(grooming.length) + 0.4,
    volume: 0.34,
    fringe: false,
    inward: -0.1,
    count: 104,
    steps: 14,
    curl: waves(grooming.curl, 0.17, 4.5),
  })
}
