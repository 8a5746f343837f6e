import { ball, box, lathe, newMesh, pairs, piece, plaster, rod, setPart, turned } from '#places/scenery/piece-kit.ts'

/** A marble statue on a plinth. */
export const statue = piece({
  label: 'Statue',
  words:
    'statue, statues, marble statue, stone statue, marble statues, stone statues, sculpture, sculptures, greek statue, bronze statue, golden statue, marble sculpture',
  order: 218,
  where: 'stands',
  dyed: true,
  size: [8, 29.4, 8],
  make: ({ noise, tone }) => {
    const mesh = newMesh()
    box(mesh, {}, 7, 1, 7)
    box(mesh, { y: 1 }, 5.6, 7, 5.6)
    box(mesh, { y: 8 }, 6.6, 0.8, 6.6)
    lathe(mesh, { y: 8.8 }, pairs`2.6 0, 2.2 4, 1.6 8, 1.5 10, 2.1 12.4, 1.9 13.6, 0.6 14.4, 0.55 15.2`, 16)
    ball(mesh, [0, 25.2, 0.1], [1, 1.35, 1.1], 9)
    ball(mesh, [0, 25.7, -0.3], [1.15, 1.15, 1.1], 8)
    rod(mesh, [2, 22, 0], [3.2, 18.4, 0.8], 0.75, 0.6, 7)
    rod(mesh, [3.2, 18.4, 0.8], [1.4, 17, 2.2], 0.6, 0.45, 7)
    rod(mesh, [-2, 22, 0], [-3.2, 25, 0.6], 0.75, 0.6, 7)
    rod(mesh, [-3.2, 25, 0.6], [-2.9, 28.6, 0.9], 0.6, 0.4, 7)
    for (let at = 0; at < 9; at += 1) {
      const [c, s] = turned(at * 40)
      rod(mesh, [c * 2.4, 8.8, s * 2.4], [c * 1.4, 18.6, s * 1.3], 0.5, 0.3, 5)
    }
    return [setPart('statue', mesh, plaster(tone('#c8c4b8'), noise, 0.5), { castsShadow: true })]
  },
})
