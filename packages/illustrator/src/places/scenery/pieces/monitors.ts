import { addCopy, box, linear, newMesh, pairs, pane, piece, plain, screens } from '#places/scenery/piece-kit.ts'
import { setPart, table as tableShape, turned } from '#places/scenery/piece-kit.ts'

/** A desk with three glowing screens. */
export const monitors = piece({
  label: 'Monitors',
  words:
    'monitors, two monitors, monitor, computer screens, computer screen, screens, screen, multiple screens, multiple monitors, computer setup, gaming setup, gaming pc, rgb setup, computer monitors, wall of screens, security monitors, glowing screens, code on the screen, computer',
  order: 366,
  where: 'stands',
  fits: 'indoors',
  size: [18.6, 13, 7.4],
  make: ({ noise }) => {
    const [desk, dark, faces] = [newMesh(), newMesh(), newMesh()]
    tableShape(desk, {}, 18, 7, 7.2)
    for (const [at, [x, turn]] of pairs`-6 16, 0 0, 6 -16`.entries()) {
      const one = newMesh()
      pane(one, [-2.7, 0.2, 0.22], [5.4, 0, 0], [0, 3.2, 0], { unit: true })
      box(dark, { x, y: 9, z: -1 + Math.abs(x) * 0.14, turn: turned(turn) }, 5.8, 3.6, 0.35)
      addCopy(faces, one, { x, y: 9, z: -1 + Math.abs(x) * 0.14, turn: turned(turn) }, at)
      box(dark, { x, y: 7.2, z: -1 }, 0.5, 2, 0.5)
      box(dark, { x, y: 7.2, z: -1 }, 2.2, 0.15, 1.6)
    }
    box(dark, { y: 7.2, z: 1.6 }, 5, 0.25, 1.7)
    const glow = [linear('#4fc0f0'), linear('#e860b0'), linear('#70e890')] as const
    return [
      setPart('monitor desk', desk, plain(linear('#3a3634'), 0.6), { castsShadow: true }),
      setPart('monitor frames', dark, plain(linear('#141518'), 0.4), { castsShadow: true }),
      setPart('monitor faces', faces, screens(noise, glow, linear('#0c1c2c'), 1.3)),
    ]
  },
})
