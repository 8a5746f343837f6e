import { both, pose } from '#poses/pose-file.ts'

export const driving = pose({
  label: 'Driving a car',
  words:
    'driving, drives, drive, drove, driving a car, driving her car, driving his car, drives a car, behind the wheel, at the wheel, behind the steering wheel, hands on the steering wheel, hands on the wheel, driving a convertible, driving a sports car, in a convertible, in her convertible, in his convertible, in a car, in her car, in his car, in the car, in a sports car, sitting in a car, sitting in her car, sitting in his car, road trip, street racing, street racer, race car driver, getaway driver, taxi driver, in the driver seat, in the drivers seat, in a race car',
  order: 1030,
  thing: 'convertible',
  faces: { happy: 2, confident: 2, smile: 1 },
  places: { 'city-street': 3, desert: 1, beach: 1 },
  shows: 'body',
  body: {
    hips: [-14, 0, 0],
    waist: [2, 0, 0],
    chest: [2, 0, 0],
    neck: [6, 0, 0],
    legs: {
      left: { thigh: [74, 4, 6], knee: 44, foot: [-4, 0, 0] },
      right: { thigh: [74, 4, 6], knee: 40, foot: [-4, 0, 0] },
    },
    arms: both({
      reach: 'shoulder',
      off: [-0.45, -1.5, 4.3],
      elbow: [0.9, -1, -0.1],
      palm: [-0.75, -0.2, 0.5],
      along: [0.05, 0.8, 0.6],
    }),
    fingers: both('grip'),
    sits: true,
    rides: 'slow',
    stays: true,
    round: 38,
    lift: 3.2,
  },
})
