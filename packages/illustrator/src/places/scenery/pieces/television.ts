import { box, linear, metal, newMesh, pane, piece, plain, rod, screens, setPart } from '#places/scenery/piece-kit.ts'
import { wood } from '#places/scenery/piece-kit.ts'

/** An old television that shines, on a low board. */
export const television = piece({
  label: 'Television',
  words:
    'tv, tvs, television, televisions, tv screen, old tv, crt tv, crt television, retro tv, flat screen tv, glowing tv, tv in the background, wall of tvs, stack of tvs, tv static, television screen, projector screen, movie screen, cinema screen',
  order: 614,
  where: 'stands',
  fits: 'indoors',
  size: [15, 14, 7],
  make: ({ noise }) => {
    const [board, body, face, legs] = [newMesh(), newMesh(), newMesh(), newMesh()]
    box(board, { y: 1.6 }, 14, 3, 6)
    for (const x of [-6, 6]) for (const z of [-2.2, 2.2]) rod(legs, [x, 0, z], [x * 0.95, 1.7, z], 0.2, 0.3, 6)
    box(body, { y: 4.6 }, 10.4, 8.2, 4.4)
    pane(face, [-4.4, 5.5, 2.26], [8.8, 0, 0], [0, 6.6, 0], { unit: true })
    for (const side of [-1, 1]) rod(legs, [0, 12.8, 0], [side * 2.6, 13.9, -0.4], 0.07, 0.05, 5)
    const glow = [linear('#8fd0f0'), linear('#f0f4f8'), linear('#7a9ae0')] as const
    return [
      setPart('television board', board, wood(linear('#6a4630'), noise), { castsShadow: true }),
      setPart('television', body, plain(linear('#1e1d1e'), 0.5), { castsShadow: true }),
      setPart('television face', face, screens(noise, glow, linear('#1c3448'), 1.4)),
      setPart('television legs', legs, metal(linear('#9a8a60'), noise, 0.4, 0.7)),
    ]
  },
})
