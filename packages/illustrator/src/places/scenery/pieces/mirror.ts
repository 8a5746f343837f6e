import { ball, box, metal, newMesh, pane, piece, put, setPart, smoothstep } from '#places/scenery/piece-kit.ts'

/** A tall mirror in a gilded frame. */
export const mirror = piece({
  label: 'Mirror',
  words: 'mirror, mirrors, tall mirror, standing mirror, full length mirror, ornate mirror, antique mirror',
  order: 142,
  where: 'stands',
  fits: 'indoors',
  dyed: true,
  size: [9.4, 20.4, 4.8],
  make: ({ noise, tone }) => {
    const [frame, glass] = [newMesh(), newMesh()]
    for (const x of [-4, 4]) {
      box(frame, { x, y: 1 }, 0.8, 18, 0.8)
      box(frame, { x, z: 0.2 }, 0.8, 1.1, 4)
      ball(frame, [x, 19.4, 0], [0.6, 0.7, 0.6], 6)
    }
    for (const y of [1.6, 18.2]) box(frame, { y }, 8.4, 0.8, 0.8)
    pane(glass, [-3.7, 2.3, 0.1], [7.4, 0, 0], [0, 16, 0])
    return [
      setPart('mirror frame', frame, metal(tone('#b08a44'), noise, 0.35, 0.6), { castsShadow: true }),
      setPart('mirror glass', glass, (spot) => {
        const streak =
          smoothstep(0.1, 0, Math.abs(spot.u - spot.v * 0.35 + 0.2) - 0.55) +
          smoothstep(0.06, 0, Math.abs(spot.u - spot.v * 0.35 - 1.6) - 0.2)
        put(
          spot,
          [0.5 + streak * 0.25, 0.56 + streak * 0.25, 0.6 + streak * 0.25],
          0.75 + noise.cloud(spot.u * 0.2, spot.v * 0.1) * 0.5,
        )
        spot.rough = 0.06
        spot.metal = 0.9
      }),
    ]
  },
})
