import { ball, card, linear, newMesh, pairs, pane, piece, put, rock, setPart } from '#places/scenery/piece-kit.ts'
import { smoke } from '#places/scenery/piece-kit.ts'

/** Water that falls over a cliff into a pool. */
export const waterfall = piece({
  label: 'Waterfall',
  words: 'waterfall, waterfalls, cascade, cascades, cascading water',
  order: 198,
  where: 'span',
  fits: 'outdoors',
  place: 'lake',
  size: [60, 48, 12],
  away: 34,
  make: ({ noise, random, wide }) => {
    const [cliff, fall, mist] = [newMesh(), newMesh(), newMesh()]
    for (let x = -wide / 2 + 4.6; x < wide / 2 - 4.4; x += 4.6) {
      const own = random.between(0, 50)
      ball(
        cliff,
        [x, 21, -1.5],
        [4.2, 21, 4],
        9,
        (a, b, c) => 0.76 + noise.cloud(a * 0.6 + own, b * 1.4 + c * 0.3) * 0.36,
      )
    }
    for (const [x, w] of pairs`-0.27 0.1, 0.22 0.16, 0.06 0.05`)
      pane(fall, [x * wide - w * wide * 0.5, 0, 3.3], [w * wide, 0, 0], [0, 42, -0.6], { cell: 6 })
    for (let at = 0; at < 14; at += 1)
      card(mist, [(at / 13 - 0.5) * wide * 0.75, 2.5 + random.share() * 2, 3.8], [5, 0, 0], [0, 3.4, 0], [0, 0, 1], at)
    return [
      setPart('cliff', cliff, rock(linear('#5f5c56'), noise, { tone: linear('#4f6a38'), share: 0.42 })),
      setPart(
        'falling water',
        fall,
        (spot) => {
          const strand =
            noise.cloud(spot.u * 0.9, spot.v * 0.06) * 0.6 + noise.cloud(spot.u * 2.6, spot.v * 0.14 + 5) * 0.4
          put(spot, [0.34, 0.47, 0.54], 0.35 + strand * strand * 2.1)
          spot.rough = 0.4
          spot.alpha = strand > 0.36 + 0.12 * Math.abs(spot.u / (wide * 0.13) - 0.5) ? 1 : 0
        },
        { cutOut: true },
      ),
      setPart('spray', mist, smoke([0.6, 0.66, 0.7], noise, 0.4), { blended: true }),
    ]
  },
})
