import { seatedInSkirt } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const asleepInChair = pose({
  label: 'Asleep in an armchair',
  words:
    'asleep in an armchair, asleep in a chair, asleep in chair, asleep in armchair, sleeping in a chair, sleep in chair, sleeping in an armchair, sleep in armchair, dozing in a chair, doze in chair, dozing in an armchair, doze in armchair, dozing in her chair, nodding off, nods off, napping in a chair, nap in chair, asleep on the sofa, asleep on sofa, asleep on the couch, asleep on couch, sleeping on the couch, sleep on couch, sleep on sofa, asleep by the fire, asleep on a train, asleep on the bus, asleep in her seat, asleep on the throne',
  order: 1780,
  faces: { 'eyes-closed': 1 },
  shows: 'body',
  inSkirt: seatedInSkirt,
  body: {
    hips: [-20, 0, 0],
    waist: [6, 0, 4],
    chest: [8, 0, 6],
    neck: [10, 8, 14],
    head: [6, 6, 12],
    legs: {
      left: { thigh: [82, 8, 8], knee: 74, foot: [-12, 0, 0] },
      right: { thigh: [82, 6, 6], knee: 60, foot: [-16, 0, 0] },
    },
    arms: {
      left: {
        reach: 'hip',
        off: [1.15, 0.35, 1.7],
        elbow: [1, -0.3, -0.7],
        palm: [-0.1, -1, 0],
        along: [-0.1, -0.1, 1],
      },
      right: {
        reach: 'belly',
        off: [0.1, 0.1, 0.55],
        elbow: [1, -0.4, -0.2],
        palm: [0, -0.2, -1],
        along: [-1, 0.1, 0.1],
      },
    },
    fingers: both('soft'),
    eyes: [0, 0],
    sits: true,
    brings: 'armchair',
    stays: true,
    mirrors: true,
  },
})
