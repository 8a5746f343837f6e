import { linear } from '#geometry/colour.ts'
import { newMesh } from '#geometry/mesh.ts'
import { setPart } from '#places/kit/set-part.ts'
import { ball, box, lathe, rod } from '#places/kit/shapes.ts'
import { metal } from '#places/surfaces/built.ts'
import { glowing, plain } from '#places/surfaces/paint.ts'
import { piece } from '#places/scenery/piece-file.ts'

/** Traffic lights on their pole, with a sign for walkers. */
export const trafficLights = piece({
  label: 'Traffic lights',
  words:
    'traffic lights, traffic light, stoplight, stoplights, stop light, traffic signal, traffic signals, red traffic light, crosswalk signal, pedestrian signal',
  order: 574,
  where: 'stands',
  fits: 'outdoors',
  place: 'city-street',
  size: [5, 30, 5],
  make: ({ noise }) => {
    const [pole, boxes] = [newMesh(), newMesh()]
    const lit = [newMesh(), newMesh(), newMesh()] as const
    rod(pole, [0, 0, 0], [0, 29, 0], 0.5, 0.4, 10)
    box(boxes, { y: 19.6, z: 0.6 }, 3.2, 9, 2)
    box(boxes, { y: 11, z: 0.6 }, 2.6, 3, 1.6)
    lit.forEach((mesh, at) => ball(mesh, [0, 26.8 - at * 2.8, 1.5], [1.05, 1.05, 0.5], 8))
    for (const y of [20.2, 23, 25.8])
      lathe(
        boxes,
        { y: y + 2, z: 1.8 },
        [
          [1.3, 0],
          [1.3, 0.12],
        ],
        14,
      )
    return [
      setPart('traffic pole', pole, metal(linear('#4a4c4e'), noise, 0.5, 0.6), { castsShadow: true }),
      setPart('traffic boxes', boxes, plain(linear('#1d1f20'), 0.6), { castsShadow: true }),
      setPart('red light', lit[0], glowing([2.4, 0.16, 0.1])),
      setPart('amber light', lit[1], plain(linear('#5a4210'), 0.4)),
      setPart('green light', lit[2], plain(linear('#0f3a24'), 0.4)),
    ]
  },
})
