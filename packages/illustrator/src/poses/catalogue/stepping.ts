import { pose } from '#poses/pose-file.ts'

/** A high step over a sill, one hand ahead. */
export const stepping = pose({
  label: 'Stepping forward',
  words:
    'stepping, steps, stepping forward, steps forward, step forward, stepping through, steps through, step through, stepping out, stepping out of, steps out of, step out of, stepping into, steps into, step into, stepping onto, steps onto, stepping over, steps over, step over, stepping up, emerging from, emerges from, emerge from, emerging, entering, enters, walking through a portal, walking in, stepping towards the camera, emerging from the water, emerging from the shadows, emerges, stepping out of the shadows, coming out of the water, stepping off, getting out of a car, walking out of the sea, descending, descends',
  order: 1600,
  half: 'legs',
  faces: { determined: 2, curious: 1, confident: 1 },
  shows: 'body',
  body: {
    hips: [4, 6, 0],
    waist: [2, -6, 0],
    chest: [2, -8, 0],
    neck: [-2, 6, 0],
    legs: {
      left: { stands: [0.3, -0.9], toes: 6, heel: 30 },
      right: { thigh: [56, 4, 4], knee: 58, foot: [-6, 0, 0] },
    },
    arms: {
      left: {
        reach: 'shoulder',
        off: [0.55, -0.9, 3.2],
        elbow: [0.9, -1, 0],
        palm: [-0.2, -0.8, 0.6],
        along: [-0.1, 0.25, 1],
      },
      right: { arm: [-26, 10, 12], elbow: 24, roll: 12 },
    },
    fingers: { left: 'soft', right: 'relaxed' },
    mirrors: true,
  },
})
