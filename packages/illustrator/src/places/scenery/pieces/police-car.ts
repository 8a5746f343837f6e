import { linear } from '#geometry/colour.ts'
import { addCopy, newMesh } from '#geometry/mesh.ts'
import { car as carShape } from '#places/kit/cars.ts'
import { setPart } from '#places/kit/set-part.ts'
import { ball, box, rod, turned } from '#places/kit/shapes.ts'
import { glowing, plain, put } from '#places/surfaces/paint.ts'
import { piece } from '#places/scenery/piece-file.ts'

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
    const [metalwork, glass] = carShape()
    const stand = { turn: turned(72), size: 1.9 }
    addCopy(body, metalwork, stand)
    addCopy(cabin, glass, stand)
    const one = newMesh()
    for (const x of [-3.9, 3.9]) for (const z of [-6.2, 6]) rod(one, [x - 0.5, 1.7, z], [x + 0.5, 1.7, z], 1.7, 1.7, 14)
    addCopy(wheels, one, stand)
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
            spot.y > 4.6 && spot.y < 9.4 ? [0.75, 0.76, 0.78] : [0.03, 0.04, 0.08],
            0.9 + noise.cloud(spot.u * 0.3, spot.v * 0.3) * 0.15,
          )
          spot.rough = 0.4
        },
        { castsShadow: true },
      ),
      setPart('police car glass', cabin, plain([0.03, 0.04, 0.05], 0.06)),
      setPart('police car wheels', wheels, plain(linear('#1c1c1e'), 0.8), { castsShadow: true }),
      setPart('light bar', dark, plain(linear('#202226'), 0.5)),
      setPart('red light', red, glowing([3, 0.15, 0.1])),
      setPart('blue light', blue, glowing([0.15, 0.4, 3.2])),
    ]
  },
})
