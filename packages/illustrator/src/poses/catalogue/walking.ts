import { both, pose } from '#poses/pose-file.ts'

export const walking = pose({
  label: 'Walking',
  words:
    'walking, walk, walks, strolling, stroll, striding, stride, strides, wandering, wanders, marching, marches, strutting, struts, hiking, catwalk, walking down the runway, walking towards us, walking towards the camera, walking toward the camera, pacing, paces, crossing, wading, wades, trudging, trudges, trekking, treks, dragging, drags, dragging a suitcase, dragging her suitcase, dragging his suitcase, pulling a suitcase, pulling her suitcase, hauling, towing, walking a dog, walking the dog, walking her dog, walking his dog, walking on water, promenading, parading, limping, staggering, staggers, stumbling home, walking toward camera, walking towards camera, walking toward us, walking toward viewer, walking towards viewer, walking towards the viewer, walking at the camera',
  order: 30,
  half: 'legs',
  shows: 'body',
  body: {
    hips: [3, 10, -2],
    waist: [2, -8, 2],
    chest: [1, -12, 2],
    neck: [-2, 9, -1],
    legs: {
      left: { stands: [0.36, -2.1], toes: 4, heel: 44 },
      right: { stands: [0.3, 1.95], toes: 8 },
    },
    arms: {
      left: { arm: [34, 24, 6], elbow: 38, roll: 4 },
      right: { arm: [-32, 10, 8], elbow: 20, roll: 14 },
    },
    fingers: both('relaxed'),
    mirrors: true,
  },
})
