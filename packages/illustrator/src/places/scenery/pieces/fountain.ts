import { beam, card, haze, lathe, linear, newMesh, pairs, piece, plain, plaster } from '#places/scenery/piece-kit.ts'
import { setPart, triples, turned } from '#places/scenery/piece-kit.ts'

/** A fountain of two basins with water running down. */
export const fountain = piece({
  label: 'Fountain',
  words: 'fountain, fountains, water fountain, stone fountain, marble fountain, plaza fountain',
  order: 220,
  where: 'stands',
  fits: 'outdoors',
  size: [26.4, 21.8, 26.4],
  make: ({ noise, random }) => {
    const [stone, wet, spray] = [newMesh(), newMesh(), newMesh()]
    lathe(stone, {}, pairs`13 0, 13 3.6, 11.8 3.6, 11.8 2`, 28)
    lathe(stone, {}, pairs`2.6 0, 1.8 6, 2 8, 6.4 10.6, 6.6 11.4, 5 11, 1.2 11.4, 1 16, 3 17.6, 3.1 18.4, 0.3 18`, 18)
    lathe(wet, {}, pairs`11.8 2.8, 0.1 2.9`, 24)
    for (let at = 0; at < 20; at += 1) {
      const [c, s] = turned(at * 18)
      for (const [r, y, high] of triples`6.5 7 4, 3 14.6 3.4`)
        card(spray, [c * r, y, s * r], [0.5, 0, 0], [0, high, 0], [0, 0, 1], at)
    }
    for (let at = 0; at < 5; at += 1)
      card(spray, [random.middling() * 0.4, 19.5, 0], [0.7, 0, 0], [0, 2.2, 0], [0, 0, 1], at)
    return [
      setPart('fountain', stone, plaster(linear('#b0a898'), noise, 0.5), { castsShadow: true }),
      setPart('fountain water', wet, plain([0.16, 0.3, 0.36], 0.08)),
      setPart('fountain spray', spray, haze([0.85, 0.92, 0.96], 0.55, beam), { blended: true }),
    ]
  },
})
