import { linear } from '#geometry/colour.ts'
import { addCopy, newMesh } from '#geometry/mesh.ts'
import { table as tableShape } from '#places/kit/furniture.ts'
import { setPart } from '#places/kit/set-part.ts'
import { ball, box, lathe, ofOneColour, rod } from '#places/kit/shapes.ts'
import { metal, wood } from '#places/surfaces/built.ts'
import { glowing, palette, plain } from '#places/surfaces/paint.ts'
import { piece } from '#places/scenery/piece-file.ts'

/** Decks and a mixer on a table. */
export const turntables = piece({
  label: 'Turntables',
  words:
    'turntables, turntable, dj decks, dj booth, dj equipment, dj setup, mixing desk, mixing console, soundboard, sound board, record player, record players, vinyl player, vinyl records, stacks of vinyl, records on the floor, vinyl collection, vinyls',
  order: 602,
  where: 'stands',
  brought: ['djing'],
  size: [16, 10.6, 8],
  make: ({ noise }) => {
    const [table, deck, vinyl, label, lit, sleeve] = [newMesh(), newMesh(), newMesh(), newMesh(), newMesh(), newMesh()]
    tableShape(table, {}, 15.6, 7, 7.2)
    for (const x of [-5, 5]) {
      box(deck, { x, y: 7.2 }, 4.8, 0.7, 4.4)
      lathe(
        vinyl,
        { x: x - 0.4, y: 7.95 },
        [
          [1.9, 0],
          [1.9, 0.12],
          [0.02, 0.14],
        ],
        26,
      )
      lathe(
        label,
        { x: x - 0.4, y: 8.1 },
        [
          [0.65, 0],
          [0.02, 0.02],
        ],
        16,
      )
      rod(deck, [x + 1.9, 8.4, -1.4], [x + 1.3, 8.2, 1], 0.1, 0.08, 5)
    }
    box(deck, { y: 7.2 }, 3.6, 0.9, 4.4)
    for (let at = 0; at < 9; at += 1)
      ball(lit, [-1.2 + (at % 3) * 1.2, 8.2, -1.2 + Math.floor(at / 3) * 1.2], [0.2, 0.18, 0.2], 5)
    for (let at = 0; at < 5; at += 1) {
      const one = newMesh()
      box(one, { x: -6 + at * 0.5, y: 0.1, z: 1.4 }, 0.22, 3.2, 3.2)
      addCopy(sleeve, ofOneColour(one), {}, at)
    }
    const tones = ['#c8463a', '#2f5a8a', '#e0b04a', '#f0ece0', '#4a8a5a'].map((hex) => linear(hex))
    return [
      setPart('deck table', table, wood(linear('#3a2c22'), noise), { castsShadow: true }),
      setPart('decks', deck, metal(linear('#2a2b2f'), noise, 0.4, 0.5), { castsShadow: true }),
      setPart('records', vinyl, plain(linear('#0c0c0e'), 0.25)),
      setPart('record labels', label, plain(linear('#d8452f'), 0.6)),
      setPart('deck lights', lit, glowing([0.3, 1.2, 2.2])),
      setPart('record sleeves', sleeve, palette(tones, 0.8)),
    ]
  },
})
