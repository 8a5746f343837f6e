import { both, pose } from '#poses/pose-file.ts'

export const riding = pose({
  label: 'Riding a horse',
  words:
    'riding, rides, ride, rode, riding a horse, riding her horse, riding his horse, rides a horse, rides her horse, rides his horse, on horseback, horseback riding, horse riding, horseback, horse rider, on a horse, on her horse, on his horse, on the horse, sitting on a horse, sitting on her horse, sitting on his horse, astride a horse, astride her horse, astride his horse, mounted on a horse, mounted on her horse, mounted on his horse, mounted knight, mounted warrior, horsewoman, horseman, equestrian, in the saddle, jockey',
  order: 1020,
  thing: 'horse',
  faces: { confident: 2, calm: 1, smile: 1 },
  places: { meadow: 3, forest: 2, village: 1, desert: 1 },
  shows: 'body',
  body: {
    hips: [-2, 0, 0],
    waist: [2, 0, 0],
    chest: [2, 0, 0],
    neck: [0, 0, 0],
    legs: both({ thigh: [46, 32, 42], knee: 64, foot: [12, 0, 0] }),
    arms: both({
      reach: 'shoulder',
      off: [-0.75, -3.1, 2.9],
      elbow: [1, -1, -0.4],
      palm: [-1, -0.1, 0.1],
      along: [-0.2, 0.1, 1],
    }),
    fingers: both('grip'),
    sits: true,
    rides: 'slow',
    stays: true,
    round: 56,
    lift: 6.7,
  },
})
