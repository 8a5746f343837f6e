import { ball, fours, lathe, linear, metal, newMesh, piece, plain, rod, setPart } from '#places/scenery/piece-kit.ts'

/** A drum kit with cymbals. */
export const drumKit = piece({
  label: 'Drum kit',
  words: 'drum kit, drum kits, drum set, drumset, drums behind her, drums behind him, drums on stage',
  order: 596,
  where: 'stands',
  dyed: true,
  size: [20, 14, 12],
  make: ({ noise, tone }) => {
    const [shells, skins, brass, steel] = [newMesh(), newMesh(), newMesh(), newMesh()]
    rod(shells, [0, 4, -3], [0, 4, 2.6], 4, 4, 28)
    ball(skins, [0, 4, 2.6], [3.8, 3.8, 0.16], 14)
    for (const [x, y, z, radius, high] of [
      [-3, 8.4, -0.6, 1.9, 2.2],
      [3, 8.4, -0.6, 1.9, 2.2],
      [-7, 3.6, 1, 2.2, 1.8],
      [7, 1.6, 1, 2.7, 4.4],
    ] as const) {
      lathe(
        shells,
        { x, y, z },
        [
          [radius, 0],
          [radius, high],
        ],
        22,
      )
      lathe(
        skins,
        { x, y: y + high, z },
        [
          [radius + 0.1, -0.2],
          [radius + 0.1, 0.06],
          [0.02, 0.1],
        ],
        22,
      )
      for (const side of [-1, 1])
        rod(steel, [x + side * radius * 0.8, y, z], [x + side * radius, 0, z + 0.8], 0.12, 0.12, 5)
    }
    for (const [x, y, z, radius] of fours`-7.4 12 -3 2.5, 7.4 12.4 -3 2.6, -8 8.6 3.6 1.9`) {
      rod(steel, [x, 0, z], [x, y + 0.5, z], 0.14, 0.14, 6)
      lathe(
        brass,
        { x, y, z },
        [
          [radius, 0],
          [0.5, 0.25],
          [0.3, 0.5],
          [0.02, 0.55],
        ],
        24,
      )
    }
    return [
      setPart('drums', shells, metal(tone('#8a1f28'), noise, 0.25, 0.3), { castsShadow: true, twoSided: true }),
      setPart('drum skins', skins, plain(linear('#eee8da'), 0.6)),
      setPart('cymbals', brass, metal(linear('#d8b04a'), noise, 0.25, 0.9), { twoSided: true }),
      setPart('drum stands', steel, metal(linear('#a8abae'), noise, 0.3, 0.9)),
    ]
  },
})
