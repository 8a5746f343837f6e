import { along, arc, block, cord, cushion, fixedAt, hungFree, lump, metal, newMesh, plain } from '#props/prop-kit.ts'
import { prop, steel, toPart } from '#props/prop-kit.ts'

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
