import { endsAt, falling, type Grooming, type Hairdo, hairStyle, partingOf, waves } from '#hair/style-kit.ts'

export const longWavy = hairStyle({
  label: 'Long and wavy',
  words:
    'beach waves, wavy locks, cascading hair, cascading waves, mermaid hair, loose waves, soft waves, gentle waves, natural waves, glossy waves, big waves, hollywood waves, mermaid waves',
  order: 160,
  length: 0.85,
  curl: 0.5,
  feminine: 0.95,
  overEars: true,
  underHood: 'pixie',
  groom,
})

function groom(grooming: Grooming): Hairdo {
  return falling(grooming, {
    parting: partingOf(grooming),
    end: endsAt(grooming.length),
    volume: 0.16,
    fringe: false,
    inward: 0.3,
    count: 210,
    steps: 11,
    curl: waves(grooming.curl, 0.24, 2.6),
  })
}
