import { toPart } from '#geometry/mesh-part.ts'
import { newMesh } from '#geometry/mesh.ts'
import { cord } from '#geometry/shapes.ts'
import { along } from '#geometry/vector.ts'
import { arc, block, cushion, lump } from '#props/kit/forms.ts'
import { hungFree } from '#props/kit/worn/pendant.ts'
import { fixedAt } from '#props/kit/pieces.ts'
import { metal, plain, steel } from '#props/materials.ts'
import { prop } from '#props/prop-file.ts'

/** A referee's whistle on a cord. */
export const whistle = prop({
  label: 'Whistle',
  words:
    'whistle, whistles, whistle around her neck, whistle around his neck, coach whistle, referee whistle, coachs whistle, whistle on a cord, lifeguard whistle',
  order: 268,
  slot: 'neck',
  dyed: ['whistle'],
  make: (fitting) => {
    const { line, foot, out, up } = hungFree(fitting, 2, 0.04)
    const string = newMesh()
    cord(string, line, 0.022, 6)
    return [
      ...fixedAt({ at: along(along(foot, up, -0.16), out, 0.1), up, out }, [
        {
          name: 'whistle',
          material: 'hard',
          surface: metal(steel, 0.2),
          forms: [
            lump('-0.06 0 0', '0.17 0.17 0.1'),
            cushion('0.16 0.08 0', '0.18 0.08 0.09'),
            block('0.02 0.13 0', '0.03 0.03 0.1'),
            arc('-0.2 0.12 0', 0.05, 0.016, [0, 1], 'across'),
          ],
        },
      ]),
      toPart(string, { name: 'whistle cord', material: 'cloth', surface: plain(fitting.colours.accent, 0.7) }),
    ]
  },
})
