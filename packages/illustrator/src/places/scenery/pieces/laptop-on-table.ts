import { box, linear, newMesh, pane, piece, plain, roundTable, screens, setPart } from '#places/scenery/piece-kit.ts'
import { wood } from '#places/scenery/piece-kit.ts'

/** An open laptop that shines on a small table. */
export const laptopOnTable = piece({
  label: 'Laptop on a table',
  words: 'open laptop on the table, laptop on the table, laptop on the counter, open laptop',
  order: 781,
  where: 'stands',
  of: 'laptop',
  size: [9, 10.6, 8],
  make: ({ noise }) => {
    const [timber, body, screen] = [newMesh(), newMesh(), newMesh()]
    roundTable(timber, {}, 4, 7.2)
    box(body, { y: 7.2, z: 0.6 }, 3.6, 0.16, 2.4)
    pane(body, [1.8, 7.3, -0.75], [-3.6, 0, 0], [0, 2.5, -0.7], { unit: true })
    pane(body, [-1.8, 7.3, -0.62], [3.6, 0, 0], [0, 2.5, -0.7], { unit: true })
    pane(screen, [-1.66, 7.45, -0.58], [3.32, 0, 0], [0, 2.2, -0.62], { unit: true })
    const glow = [linear('#4fc0f0'), linear('#e8e8f0'), linear('#70e890')] as const
    return [
      setPart('small table', timber, wood(linear('#6d4a32'), noise), { castsShadow: true }),
      setPart('laptop', body, plain(linear('#9a9ca2'), 0.35), { castsShadow: true }),
      setPart('laptop screen', screen, screens(noise, glow, linear('#0c1c2c'), 1.3)),
    ]
  },
})
