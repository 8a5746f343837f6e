import { ball, lathe, linear, metal, newMesh, pairs, piece, put, rod, setPart } from '#places/scenery/piece-kit.ts'
import { turned, wood } from '#places/scenery/piece-kit.ts'

/** A globe on a stand. */
export const globe = piece({
  label: 'Globe',
  words: 'globe, globes, globe on the desk, antique globe, old globe, world globe, globe on a stand',
  order: 606,
  where: 'stands',
  size: [8, 13, 8],
  make: ({ noise }) => {
    const [wooden, seas, ring] = [newMesh(), newMesh(), newMesh()]
    lathe(wooden, {}, pairs`2.6 0, 2.4 0.5, 0.5 1, 0.4 5.2, 0.9 5.6`, 18)
    ball(seas, [0, 9, 0], [3.1, 3.1, 3.1], 20)
    for (let at = 0; at < 32; at += 1) {
      const [a, b] = [turned(at * 11.25), turned(at * 11.25 + 11.25)]
      rod(ring, [a[0] * 3.5, 9 + a[1] * 3.5, a[0] * 0.9], [b[0] * 3.5, 9 + b[1] * 3.5, b[0] * 0.9], 0.18, 0.18, 6)
    }
    return [
      setPart('globe stand', wooden, wood(linear('#5a3822'), noise), { castsShadow: true }),
      setPart(
        'globe',
        seas,
        (spot) => {
          const land = noise.cloud(spot.x * 0.5 + 3, spot.y * 0.5 + spot.z * 0.4) > 0.52
          put(spot, land ? [0.42, 0.32, 0.13] : [0.09, 0.22, 0.32])
          spot.rough = 0.3
        },
        { castsShadow: true },
      ),
      setPart('globe ring', ring, metal(linear('#c8a04a'), noise, 0.3, 0.9)),
    ]
  },
})
