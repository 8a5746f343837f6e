import { endsAt, falling, type Grooming, type Hairdo, hairStyle, partingOf, waves } from '#hair/style-kit.ts'

export const long = hairStyle({
  label: 'Long, loose',
  words: 'flowing hair, long locks, flowing locks, mane, rapunzel',
  order: 150,
  length: 0.85,
  curl: 0.05,
  feminine: 0.85,
  overEars: true,
  underHood: 'pixie',
  groom,
})

function groom(grooming: Grooming): Hairdo {
  return falling(grooming, {
    parting: partingOf(grooming),
    end: endsAt(grooming.length),
    volume: 0.12,
    fringe: grooming.chance.chance(0.2),
    inward: 0.3,
    count: 240,
    steps: 10,
    curl: waves(grooming.curl, 0.12, 3),
  })
}
