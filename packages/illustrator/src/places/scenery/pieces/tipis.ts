import { bark, lathe, linear, mixed, newMesh, pairs, piece, put, rod, setPart } from '#places/scenery/piece-kit.ts'
import { triples, turned } from '#places/scenery/piece-kit.ts'

/** Cone tents of hide over long poles, painted in bands. */
export const tipis = piece({
  label: 'Tipis',
  words: 'tipi, tipis, teepee, teepees, tepee, tepees, tipi tent, teepee tent',
  order: 419,
  where: 'far',
  fits: 'outdoors',
  dyed: true,
  size: [130, 62, 46],
  share: 0.4,
  make: ({ noise, tone, lamps }) => {
    const [hide, poles] = [newMesh(), newMesh()]
    for (const [x, z, size] of triples`-34 0 1, 14 -6 0.8, 46 4 0.66`) {
      lathe(hide, { x, z, size }, pairs`21 0, 14 17, 7 34, 1.6 46`, 28)
      for (let nth = 0; nth < 11; nth += 1) {
        const [c, s] = turned(nth * 33)
        rod(
          poles,
          [x + c * 3 * size, 40 * size, z + s * 3 * size],
          [x - c * 7 * size, 60 * size, z - s * 7 * size],
          0.5 * size,
          0.35 * size,
          5,
        )
      }
    }
    const own = tone('#d8c4a0')
    const [red, dark] = [linear('#8a3a28'), linear('#3a2c22')]
    return [
      setPart('hides', hide, (spot) => {
        const y = spot.y
        put(spot, own, 0.8 + noise.cloud(spot.u * 0.1, spot.v * 0.1) * 0.35)
        const zigzag = Math.abs(((((spot.u / 6) % 1) + 1) % 1) - 0.5) * 5
        if (y > 7 + zigzag && y < 9.4 + zigzag) put(spot, red, 0.9 + noise.cloud(spot.u, spot.v) * 0.2)
        if (y > 30 * 0.8 && y < 33 * 0.8) put(spot, dark)
        // Seams, and a fire that shines through by night.
        if (Math.abs(spot.u / 9 - Math.round(spot.u / 9)) < 0.012) put(spot, mixed(own, dark, 0.6))
        spot.glow = lamps * 0.7 * Math.max(0, 1 - y / 34)
        spot.rough = 0.95
      }),
      setPart('tent poles', poles, bark(linear('#6a5240'), noise)),
    ]
  },
})
