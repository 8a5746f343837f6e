import { endsAt, falling, type Grooming, type Hairdo, hairStyle, partingOf, waves } from '#hair/style-kit.ts'

export const bob = hairStyle({
  label: 'Bob',
  words:
    'bob, bobbed, bob cut, lob, long bob, bob haircut, pageboy, bowl cut, chin length, blunt bob, sleek bob, asymmetrical bob, french bob, chin length bob, textured bob, layered bob, a line bob, finger wave bob',
  order: 130,
  length: 0.45,
  curl: 0.05,
  feminine: 0.97,
  overEars: true,
  underHood: 'pixie',
  groom,
})

function groom(grooming: Grooming): Hairdo {
  return falling(grooming, {
    parting: partingOf(grooming),
    end: Math.max(6.05, endsAt(grooming.length)),
    volume: 0.1,
    fringe: grooming.chance.chance(0.5),
    inward: 0.75,
    count: 260,
    steps: 8,
    curl: waves(grooming.curl, 0.16, 2),
  })
}
