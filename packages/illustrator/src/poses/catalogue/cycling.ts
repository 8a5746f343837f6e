import { both, pose } from '#poses/pose-file.ts'

/** In the saddle, one pedal down; the bicycle is built to hands and feet. */
export const cycling = pose({
  label: 'Riding a bicycle',
  words:
    'cycling, cycles, cyclist, riding a bicycle, riding her bicycle, riding his bicycle, riding a bike, riding her bike, riding his bike, rides a bicycle, rides a bike, rides her bike, rides his bike, on a bicycle, on her bicycle, on his bicycle, on a bike, on her bike, on his bike, on an old bicycle, pedaling, pedalling, pedals, bicycling, biking, bike ride, freewheels, freewheeling, bike messenger, bicycle courier, mountain biking, bmx rider',
  order: 1000,
  thing: 'bicycle',
  faces: { happy: 2, smile: 2, determined: 1 },
  places: { 'city-street': 3, park: 3, meadow: 1, village: 1 },
  shows: 'body',
  body: {
    hips: [16, 0, 0],
    waist: [12, 0, 0],
    chest: [8, 0, 0],
    neck: [-16, 0, 0],
    head: [-12, 0, 0],
    legs: {
      left: { thigh: [46, 2, 3], knee: 34, foot: [2, 0, 0] },
      right: { thigh: [88, 2, 3], knee: 98, foot: [6, 0, 0] },
    },
    arms: both({
      reach: 'shoulder',
      off: [0.9, -1.6, 5],
      elbow: [0.8, -0.9, -0.2],
      palm: [0, -1, 0.25],
      along: [0.05, 0.1, 1],
    }),
    fingers: both('grip'),
    sits: true,
    rides: 'slow',
    stays: true,
    round: 56,
    lift: 1.2,
    mirrors: true,
  },
})
