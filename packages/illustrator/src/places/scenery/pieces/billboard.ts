import { box, linear, metal, newMesh, pane, piece, plain, rod, screens, setPart } from '#places/scenery/piece-kit.ts'

/** A large board that shines, on posts. */
export const billboard = piece({
  label: 'Billboard',
  words:
    'billboard, billboards, neon billboard, neon billboards, holographic billboard, holographic billboards, hologram ads, hologram ad, holographic ads, holographic advertisements, giant screen, giant screens, advertising screens, led screen, led screens, digital billboard, digital billboards, holographic advertising, advertisements, glowing billboards, video screens, jumbotron',
  order: 582,
  where: 'far',
  share: 0.42,
  fits: 'outdoors',
  size: [46, 44, 6],
  make: ({ noise }) => {
    const [posts, frame, face] = [newMesh(), newMesh(), newMesh()]
    for (const x of [-15, 15]) rod(posts, [x, 0, -1], [x, 20, -1], 1, 0.9, 8)
    box(frame, { y: 18, z: -0.4 }, 45, 25, 1.6)
    pane(face, [-21.6, 19, 0.6], [43.2, 0, 0], [0, 23, 0], { unit: true })
    const glow = [linear('#ff4fa0'), linear('#40d0ff'), linear('#ffd24a')] as const
    return [
      setPart('billboard posts', posts, metal(linear('#3a3c40'), noise, 0.5, 0.6), { castsShadow: true }),
      setPart('billboard frame', frame, plain(linear('#1a1b20'), 0.6), { castsShadow: true }),
      setPart('billboard face', face, screens(noise, glow, linear('#241038'), 1.5)),
    ]
  },
})
