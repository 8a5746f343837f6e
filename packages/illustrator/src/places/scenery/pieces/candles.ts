import { box, candle, linear, litBy, newLights, newMesh, piece, plain, setPart } from '#places/scenery/piece-kit.ts'

/** Many candles of every height, burning. */
export const candles = piece({
  label: 'Candles',
  words:
    'candles, lit candles, burning candles, candles everywhere, surrounded by candles, candle burnt down, melting candles, dripping candles, wax candles, ritual candles, tealights, tea lights, candle flames, dozens of candles, hundreds of candles',
  order: 110,
  where: 'stands',
  dyed: true,
  size: [15.4, 11.6, 5],
  make: ({ random, tone }) => {
    const [wax, board] = [newMesh(), newMesh()]
    const lights = newLights(linear('#ffb45c'))
    box(board, {}, 15, 6, 4.6)
    for (let at = 0; at < 15; at += 1) {
      const [x, z] = [-6.6 + at * 0.94 + random.middling() * 0.3, at % 2 === 0 ? 1.1 : -0.9]
      candle(wax, lights, [x, 6, z], random.between(1, 4.2), random.between(0.28, 0.5))
    }
    return litBy(
      { ...lights, lamps: lights.lamps.filter((_, at) => at % 3 === 1) },
      [
        setPart('candle board', board, plain(linear('#4a3526'), 0.7), { castsShadow: true }),
        setPart('candles', wax, plain(tone('#efe4cc'), 0.5)),
      ],
      1,
      3.2,
    )
  },
})
