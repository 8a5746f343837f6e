import { ball, box, glowing, linear, metal, newMesh, piece, plain, rod, setPart } from '#places/scenery/piece-kit.ts'

/** Traffic lights on their pole: one head for cars, and beside it one for walkers. */
export const trafficLights = piece({
  label: 'Traffic lights',
  words:
    'traffic lights, traffic light, stoplight, stoplights, stop light, traffic signal, traffic signals, red traffic light, crosswalk signal, pedestrian signal',
  order: 574,
  where: 'stands',
  fits: 'outdoors',
  place: 'city-street',
  size: [8, 24, 5],
  make: ({ noise }) => {
    const [pole, boxes, rim] = [newMesh(), newMesh(), newMesh()]
    const lit = [newMesh(), newMesh(), newMesh()] as const
    rod(pole, [0, 0, 0], [0, 22.4, 0], 0.55, 0.4, 10)
    box(rim, { y: 12.9, z: 0.5 }, 4.6, 11, 0.2)
    box(boxes, { y: 13.3, z: 0.9 }, 3.7, 10.2, 1.6)
    box(boxes, { x: 2.9, y: 10.4, z: 0.7 }, 2, 2.1, 1.2)
    lit.forEach((mesh, at) => {
      const y = 21.6 - at * 3.2
      ball(mesh, [0, y, 1.7], [1.25, 1.25, 0.4], 9)
      box(boxes, { y: y + 1.35, z: 2.1 }, 2.7, 0.16, 1)
    })
    ball(lit[0], [2.9, 11.5, 1.3], [0.7, 0.7, 0.2], 7)
    return [
      setPart('traffic pole', pole, metal(linear('#4a4c4e'), noise, 0.5, 0.6), { castsShadow: true }),
      setPart('traffic boxes', boxes, plain(linear('#1d1f20'), 0.6), { castsShadow: true }),
      setPart('traffic rim', rim, plain(linear('#d8d4c6'), 0.6), { castsShadow: true }),
      setPart('red light', lit[0], glowing([2.4, 0.16, 0.1])),
      setPart('amber light', lit[1], plain(linear('#6a4c10'), 0.4)),
      setPart('green light', lit[2], plain(linear('#12482c'), 0.4)),
    ]
  },
})
