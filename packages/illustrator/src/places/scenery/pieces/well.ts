import { box, courses, facet, lathe, linear, newMesh, pairs, piece, plain, planks } from '#places/scenery/piece-kit.ts'
import { rod, setPart, wood } from '#places/scenery/piece-kit.ts'

/** A stone well under a small roof, its bucket on the rope. */
export const well = piece({
  label: 'Well',
  words: 'old well, stone well, wishing well, water well, village well, ancient well, well in the background',
  order: 622,
  where: 'stands',
  fits: 'outdoors',
  size: [13, 22, 12],
  make: ({ noise }) => {
    const [stones, timber, roof, dark, bucket] = [newMesh(), newMesh(), newMesh(), newMesh(), newMesh()]
    lathe(stones, {}, pairs`4.9 0, 4.8 6.6, 5.2 6.6, 5.2 7.6, 3.9 7.6, 3.9 5`, 22)
    lathe(dark, { y: 5.4 }, pairs`4 0, 0.02 0.02`, 16)
    for (const x of [-4.6, 4.6]) rod(timber, [x, 0.5, 0], [x, 17, 0], 0.45, 0.4, 8)
    rod(timber, [-5, 13, 0], [5.6, 13, 0], 0.5, 0.5, 10)
    for (const side of [-1, 1])
      facet(roof, [-6.2, 15.6, side * 5.2], [6.2, 15.6, side * 5.2], [6.2, 21, 0], [-6.2, 21, 0])
    for (const x of [-5.6, 5.6]) box(timber, { x, y: 16 }, 0.4, 0.5, 9.4)
    rod(timber, [0.6, 9.6, 0.8], [0.6, 13, 0.5], 0.09, 0.09, 5)
    lathe(bucket, { x: 0.6, y: 7.7, z: 0.8 }, pairs`0.02 0, 0.95 0.02, 1.25 2`, 14)
    const stone = { wide: 2.2, high: 1.3, joint: 0.14, vary: 0.5, mortar: linear('#5c584f') }
    return [
      setPart('well stones', stones, courses(linear('#8c867a'), noise, stone), { castsShadow: true }),
      setPart('well timber', timber, wood(linear('#5c4632'), noise), { castsShadow: true }),
      setPart('well roof', roof, planks(linear('#6a4a38'), noise, 1.1, 13), { castsShadow: true, twoSided: true }),
      setPart('well depth', dark, plain(linear('#0a0c0e'), 0.9)),
      setPart('well bucket', bucket, wood(linear('#7a5a3c'), noise), { twoSided: true }),
    ]
  },
})
