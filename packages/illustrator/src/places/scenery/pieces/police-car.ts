import { addCopy, ball, box, car as carShape, glowing, linear, newMesh, piece } from '#places/scenery/piece-kit.ts'
import { plain, put, rod, setPart, turned } from '#places/scenery/piece-kit.ts'

const stand = { turn: turned(72), size: 1.9 }
/** Between the wheels; the rest of the body is dark. */
const isDoor = (x: number, z: number): boolean =>
  Math.abs((x * stand.turn[1] + z * stand.turn[0]) / stand.size - 0.4) < 3.6

/** A police car with its lights on. */
export const policeCar = piece({
  label: 'Police car',
  words:
    'police car, police cars, cop car, cop cars, patrol car, patrol cars, police lights, squad car, squad cars, police cruiser, flashing police lights',
  order: 594,
  where: 'stands',
  fits: 'outdoors',
  place: 'city-street',
  size: [44, 19.5, 27],
  make: ({ noise }) => {
    const [body, cabin, wheels, dark, red, blue] = [newMesh(), newMesh(), newMesh(), newMesh(), newMesh(), newMesh()]
    const lamps = newMesh()
    const [metalwork, glass] = carShape()
    addCopy(body, metalwork, stand)
    addCopy(cabin, glass, stand)
    const one = newMesh()
    for (const x of [-3.9, 3.9]) for (const z of [-6.2, 6]) rod(one, [x - 0.5, 1.7, z], [x + 0.5, 1.7, z], 1.7, 1.7, 14)
    for (const x of [-3.9, 3.9])
      for (const z of [-6.2, 6]) ball(one, [x + Math.sign(x) * 0.4, 1.7, z], [0.3, 1.55, 1.55], 6)
    addCopy(wheels, one, stand)
    const two = newMesh()
    for (const x of [-2.8, 2.8]) ball(two, [x, 3.4, -9.7], [0.9, 0.5, 0.3], 5)
    addCopy(lamps, two, stand)
    const bar = newMesh()
    box(bar, { y: 8.1, z: 0.2 }, 5, 0.4, 1.4)
    addCopy(dark, bar, stand)
    for (const side of [-1, 1]) {
      const lamp = newMesh()
      ball(lamp, [side * 1.5, 8.8, 0.2], [0.95, 0.6, 0.6], 7)
      addCopy(side < 0 ? red : blue, lamp, stand)
    }
    return [
      setPart(
        'police car',
        body,
        (spot) => {
          put(
            spot,
            isDoor(spot.x, spot.z) || spot.y > 15 ? [0.78, 0.79, 0.8] : [0.02, 0.03, 0.06],
            0.9 + noise.cloud(spot.u * 0.3, spot.v * 0.3) * 0.15,
          )
          spot.rough = 0.4
        },
        { castsShadow: true },
      ),
      setPart('police car glass', cabin, plain([0.03, 0.04, 0.05], 0.06)),
      setPart('police car wheels', wheels, plain(linear('#1c1c1e'), 0.8), { castsShadow: true }),
      setPart('police car lamps', lamps, glowing([1.1, 1, 0.8])),
      setPart('light bar', dark, plain(linear('#202226'), 0.5)),
      setPart('red light', red, glowing([3, 0.15, 0.1])),
      setPart('blue light', blue, glowing([0.15, 0.4, 3.2])),
    ]
  },
})
