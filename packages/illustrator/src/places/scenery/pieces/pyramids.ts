import { courses, lathe, linear, newMesh, piece, setPart, triples, turned } from '#places/scenery/piece-kit.ts'

/** Three pyramids in the haze. */
export const pyramids = piece({
  label: 'Pyramids',
  words: 'pyramid, pyramids, egyptian pyramids, giza, pyramids in the background',
  order: 414,
  where: 'far',
  fits: 'outdoors',
  place: 'desert',
  size: [168, 63, 126],
  share: 0.36,
  make: ({ noise }) => {
    const mesh = newMesh()
    for (const [x, z, high] of triples`-34 0 46, 14 -8 62, 58 6 30`)
      lathe(
        mesh,
        { x, z, turn: turned(30) },
        [
          [high * 0.86, 0],
          [0.1, high],
        ],
        4,
      )
    return [
      setPart(
        'pyramids',
        mesh,
        courses(linear('#c8a468'), noise, { wide: 4, high: 2, joint: 0.2, vary: 0.4, mortar: linear('#8a6c40') }),
      ),
    ]
  },
})
