import { ball, box, fabric, fours, lathe, linear, newMesh, pairs, piece, plain } from '#places/scenery/piece-kit.ts'
import { rod, setPart, turned, wood } from '#places/scenery/piece-kit.ts'

/** A man of sacking and straw on a cross of poles, in a patched coat and a hat. */
export const scarecrow = piece({
  label: 'Scarecrow',
  words: 'scarecrow, scarecrows, creepy scarecrow, scarecrow in the field, old scarecrow',
  order: 387,
  where: 'stands',
  fits: 'outdoors',
  place: 'farm',
  dyed: true,
  size: [16, 23, 6],
  make: ({ noise, random, tone }) => {
    const [poles, coat, sack, straw, dark, patch] = [newMesh(), newMesh(), newMesh(), newMesh(), newMesh(), newMesh()]
    rod(poles, [0, -0.4, -0.6], [0, 18, -0.6], 0.36, 0.3, 8)
    rod(poles, [-7.4, 14.8, -0.5], [7.4, 14.4, -0.5], 0.26, 0.24, 7)
    lathe(coat, {}, pairs`2.5 6.4, 2.2 8, 1.7 10.6, 2 13, 1.9 14.6, 0.7 15.4`, 14)
    for (const way of [-1, 1]) {
      rod(coat, [way * 1.2, 14.5, 0], [way * 5.8, 14.2, -0.3], 0.95, 1.05, 10)
      rod(coat, [way * 0.9, 7.2, 0], [way * 1, 2.8, 0.2], 0.95, 0.85, 9)
      for (let at = 0; at < 12; at += 1)
        rod(
          straw,
          [way * 5.6, 14.2, -0.3],
          [way * random.between(6.6, 7.7), 14.2 + random.middling() * 1.3, -0.3 + random.middling() * 1.2],
          0.09,
          0.05,
          3,
        )
      for (let at = 0; at < 10; at += 1)
        rod(
          straw,
          [way, 3, 0.2],
          [way + random.middling(), random.between(1, 2), 0.2 + random.middling()],
          0.09,
          0.05,
          3,
        )
    }
    for (let at = 0; at < 16; at += 1) {
      const [c, s] = turned(at * 22.5)
      rod(straw, [c * 0.5, 15.5, s * 0.5], [c * 1.5, 14.9 + random.middling() * 0.5, s * 1.3], 0.08, 0.05, 3)
    }
    ball(sack, [0, 17, 0], [1.35, 1.6, 1.3], 10, (a, b, c) => 0.94 + noise.hills(a * 2, b * 2 + c) * 0.14)
    // Eyes and a stitched mouth.
    for (const way of [-1, 1]) ball(dark, [way * 0.5, 17.35, 1.2], [0.24, 0.28, 0.12], 5)
    rod(dark, [-0.7, 16.4, 1.2], [0.7, 16.35, 1.2], 0.06, 0.06, 4)
    for (let at = -2; at <= 2; at += 1) rod(dark, [at * 0.28, 16.2, 1.24], [at * 0.28, 16.58, 1.24], 0.05, 0.05, 4)
    lathe(poles, { y: 18 }, pairs`3 0, 2.9 0.15, 1.4 0.3, 1.2 2.2, 0.7 3.4, 0.05 3.9`, 16)
    for (const [x, y, z, turn] of fours`-0.9 9.4 1.95 10, 1 12.2 1.75 -14, 0.2 7.6 2.2 4`)
      box(patch, { x, y, z, turn: turned(turn) }, 1.3, 1.3, 0.14)
    const own = tone('#5a4a6a')
    return [
      setPart('scarecrow poles', poles, wood(linear('#5a4430'), noise), { castsShadow: true }),
      setPart('scarecrow coat', coat, fabric(own, noise), { castsShadow: true }),
      setPart('scarecrow head', sack, fabric(linear('#c2a06a'), noise), { castsShadow: true }),
      setPart('straw', straw, plain(linear('#d8b85c'), 0.9)),
      setPart('scarecrow face', dark, plain(linear('#1c1612'), 0.9)),
      setPart('patches', patch, fabric(linear('#a8502c'), noise)),
    ]
  },
})
