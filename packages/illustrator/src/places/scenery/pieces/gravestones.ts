import { addCopy, ball, box, linear, newMesh, piece, rock, rod, setPart, triples } from '#places/scenery/piece-kit.ts'
import { turned } from '#places/scenery/piece-kit.ts'

/** Old gravestones that lean. */
export const gravestones = piece({
  label: 'Gravestones',
  words:
    'gravestone, gravestones, by a grave, at a grave, by the grave, at the grave, beside a grave, by his grave, by her grave, at his grave, at her grave, over a grave, tombstone, tombstones, headstone, headstones, cross grave, stone cross, crosses',
  order: 392,
  where: 'stands',
  fits: 'outdoors',
  place: 'graveyard',
  size: [24, 13, 7.2],
  make: ({ noise, random }) => {
    const mesh = newMesh()
    for (const [x, z, kind] of triples`-8 0.6 0, -2.4 -1.4 1, 3.4 0.8 0, 8.8 -0.8 0`) {
      const turn = turned(random.middling() * 22)
      if (kind === 1) {
        box(mesh, { x, z, turn }, 5, 1.4, 3)
        box(mesh, { x, z, y: 1.4, turn }, 1.3, 11, 1.1)
        box(mesh, { x, z, y: 8, turn }, 5.6, 1.3, 1.1)
        continue
      }
      const high = random.between(5, 7)
      box(mesh, { x, z, turn }, 4.4, high, 1.1)
      const one = newMesh()
      rod(one, [0, 0, -0.55], [0, 0, 0.55], 2.2, 2.2, 20)
      ball(one, [0, 0, 0.5], [2.15, 2.15, 0.1], 6)
      addCopy(mesh, one, { x, z, y: high, turn })
    }
    return [
      setPart('gravestones', mesh, rock(linear('#8a887e'), noise, { tone: linear('#5f6e44'), share: 0.35 }), {
        castsShadow: true,
      }),
    ]
  },
})
