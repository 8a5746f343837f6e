import { addCopy, ball, car as carShape, glowing, linear, newMesh, piece, plain } from '#places/scenery/piece-kit.ts'
import { put, rod, setPart, turned } from '#places/scenery/piece-kit.ts'

/** A car that stands behind the person. */
export const parkedCar = piece({
  label: 'Car',
  words: 'parked car, parked cars, taxi, taxis, yellow cab, cab, abandoned cars, abandoned car',
  order: 320,
  where: 'stands',
  fits: 'outdoors',
  place: 'city-street',
  dyed: true,
  size: [44, 17, 27],
  make: ({ noise, tone }) => {
    const [body, cabin, wheels, lamps] = [newMesh(), newMesh(), newMesh(), newMesh()]
    const [metalwork, glass] = carShape()
    const stand = { turn: turned(72), size: 1.9 }
    addCopy(body, metalwork, stand)
    addCopy(cabin, glass, stand)
    const one = newMesh()
    for (const x of [-3.9, 3.9]) for (const z of [-6.2, 6]) rod(one, [x - 0.5, 1.7, z], [x + 0.5, 1.7, z], 1.7, 1.7, 14)
    for (const x of [-3.9, 3.9])
      for (const z of [-6.2, 6]) ball(one, [x + Math.sign(x) * 0.4, 1.7, z], [0.3, 1.55, 1.55], 6)
    addCopy(wheels, one, stand)
    const two = newMesh()
    for (const x of [-2.8, 2.8]) {
      ball(two, [x, 3.4, -9.7], [0.9, 0.5, 0.3], 5)
      ball(two, [x, 3.6, 9.8], [0.9, 0.4, 0.2], 5)
    }
    addCopy(lamps, two, stand)
    const own = tone('#8a2c30')
    return [
      setPart(
        'car body',
        body,
        (spot) => {
          put(spot, own, 0.9 + noise.cloud(spot.u * 0.3, spot.v * 0.3) * 0.15)
          spot.rough = 0.42
        },
        { castsShadow: true },
      ),
      setPart('car glass', cabin, plain([0.03, 0.04, 0.05], 0.06)),
      setPart('car wheels', wheels, plain(linear('#1c1c1e'), 0.8), { castsShadow: true }),
      setPart('car lamps', lamps, glowing([1.1, 1, 0.8])),
    ]
  },
})
