import { both, pose } from '#poses/pose-file.ts'

export const motorcycling = pose({
  label: 'Riding a motorcycle',
  words:
    'motorcycling, riding a motorcycle, riding her motorcycle, riding his motorcycle, riding a motorbike, riding her motorbike, riding his motorbike, rides a motorcycle, rides her motorcycle, rides his motorcycle, rides a motorbike, riding a dirt bike, rides a dirt bike, riding a dirtbike, on a motorcycle, on her motorcycle, on his motorcycle, on a motorbike, on her motorbike, on his motorbike, sitting on a motorcycle, sitting on her motorcycle, sitting on his motorcycle, sitting on a motorbike, sitting on her motorbike, sitting on his motorbike, astride a motorcycle, astride her motorcycle, astride his motorcycle, straddling a motorcycle, straddling her motorcycle, straddling his motorcycle, drifting her motorcycle, drifting his motorcycle, drifting a motorcycle, motorcyclist, motocross, motocross rider, motorcycle racer, motorcycle chase, revving her motorcycle, revving his motorcycle, speeding on a motorcycle, on a light cycle, riding a light cycle',
  order: 1010,
  thing: 'motorcycle',
  faces: { confident: 2, determined: 2, smirk: 1 },
  places: { 'city-street': 3, desert: 2, 'neon-city': 1 },
  shows: 'body',
  body: {
    hips: [10, 0, 0],
    waist: [9, 0, 0],
    chest: [6, 0, 0],
    neck: [-10, 0, 0],
    head: [-8, 0, 0],
    legs: both({ thigh: [70, 10, 14], knee: 96, foot: [4, 0, 0] }),
    arms: both({
      reach: 'shoulder',
      off: [1.5, -1.7, 4.6],
      elbow: [1, -0.6, -0.2],
      palm: [0, -1, 0.25],
      along: [-0.1, 0.1, 1],
    }),
    fingers: both('grip'),
    sits: true,
    rides: 'slow',
    stays: true,
    round: 54,
    lift: 2.7,
  },
})
