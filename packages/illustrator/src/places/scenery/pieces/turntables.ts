import { addCopy, ball, box, glowing, lathe, linear, metal, newMesh, pairs, piece } from '#places/scenery/piece-kit.ts'
import { plain, rod, rolled, setPart, wood } from '#places/scenery/piece-kit.ts'

/** Two decks and a mixer on a stand, tilted so that one sees the records. */
export const turntables = piece({
  label: 'Turntables',
  words:
    'turntables, turntable, dj decks, dj booth, dj equipment, dj setup, record player, record players, vinyl player, vinyl records, vinyl collection, vinyls',
  order: 602,
  where: 'stands',
  brought: ['djing'],
  size: [13, 13, 7],
  make: ({ noise }) => {
    const [booth, deck, plates, vinyl, label, lit] = [newMesh(), newMesh(), newMesh(), newMesh(), newMesh(), newMesh()]
    box(booth, {}, 12.6, 8.6, 5)
    for (const x of [-4.1, 4.1]) {
      box(deck, { x, y: 0 }, 4.2, 0.6, 3.8)
      lathe(plates, { x: x - 0.3, y: 0.6 }, pairs`1.75 0, 1.75 0.2, 0.02 0.22`, 28)
      lathe(vinyl, { x: x - 0.3, y: 0.84 }, pairs`1.62 0, 0.02 0.02`, 28)
      lathe(label, { x: x - 0.3, y: 0.9 }, pairs`0.6 0, 0.02 0.02`, 18)
      rod(plates, [x + 1.7, 1.1, -1.4], [x + 1.2, 1, 0.9], 0.12, 0.1, 6)
    }
    box(deck, {}, 3.4, 0.7, 3.8)
    for (const x of [-1.1, 0, 1.1]) {
      for (const z of [-1.3, -0.5]) ball(lit, [x, 0.8, z], [0.22, 0.2, 0.22], 6)
      box(plates, { x, y: 0.7, z: 0.9 }, 0.18, 0.05, 1.5)
      box(plates, { x, y: 0.72, z: 0.9 + x * 0.4 }, 0.5, 0.3, 0.3)
    }
    const tilted = [deck, plates, vinyl, label, lit].map((mesh) => {
      const whole = newMesh()
      rolled(mesh, 42, 0)
      addCopy(whole, mesh, { y: 9.9, z: 0.2 })
      return whole
    })
    return [
      setPart('dj booth', booth, wood(linear('#2a2422'), noise), { castsShadow: true }),
      setPart('decks', tilted[0]!, metal(linear('#3a3c42'), noise, 0.4, 0.3), { castsShadow: true }),
      setPart('platters', tilted[1]!, metal(linear('#b8bcc2'), noise, 0.3, 0.6)),
      setPart('records', tilted[2]!, plain(linear('#0c0c0e'), 0.3)),
      setPart('record labels', tilted[3]!, plain(linear('#d8452f'), 0.6)),
      setPart('deck lights', tilted[4]!, glowing([0.3, 1.2, 2.2])),
    ]
  },
})
