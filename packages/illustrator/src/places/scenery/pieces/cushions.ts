import { addCopy, ball, linear, newMesh, ofOneColor, piece, put, setPart, squared } from '#places/scenery/piece-kit.ts'
import { turned } from '#places/scenery/piece-kit.ts'

/** A heap of cushions and throws. */
export const cushions = piece({
  label: 'Cushions',
  words: 'cushions, pillows, pile of pillows, heap of cushions, floor cushions, throw pillows',
  order: 378,
  where: 'stands',
  fits: 'indoors',
  dyed: true,
  size: [20.6, 6.6, 8.6],
  make: ({ noise, random, tone }) => {
    const mesh = newMesh()
    for (let at = 0; at < 11; at += 1) {
      const one = newMesh()
      ball(one, [0, 0, 0], [2.3, 1, 2.2], 8, squared)
      const row = Math.floor(at / 5)
      addCopy(
        mesh,
        ofOneColor(one),
        {
          x: -6 + (at % 5) * 3 + row * 1.4 + random.middling() * 0.4,
          y: 1 + row * 1.7 + random.share() * 0.4,
          z: random.middling() * 1.4,
          turn: turned(random.share() * 90),
        },
        at,
      )
    }
    const tones = [
      tone('#b0485a'),
      ...['#d8a860', '#4f6f78', '#e8dcc8', '#7a8f5a', '#8a5a94'].map((hex) => linear(hex)),
    ]
    return [
      setPart(
        'cushions',
        mesh,
        (spot) => {
          const own = tones[Math.floor(spot.u) % tones.length]
          if (own) put(spot, own, 0.85 + noise.cloud(spot.x, spot.y + spot.z) * 0.3)
          spot.rough = 0.95
        },
        { castsShadow: true },
      ),
    ]
  },
})
