import { endsAt, falling, type Grooming, type Hairdo, hairStyle, partingOf, waves } from '#hair/style-kit.ts'

export const shoulder = hairStyle({
  label: 'Shoulder length, loose',
  words:
    'loose hair, shaggy, shag cut, wolf cut, layered cut, shag haircut, shaggy haircut, layered haircut, butterfly haircut, butterfly cut, shaggy layers',
  order: 140,
  length: 0.6,
  curl: 0.15,
  feminine: 0.7,
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
    count: 225,
    steps: 9,
    curl: waves(grooming.curl, 0.14, 2.4),
  })
}
