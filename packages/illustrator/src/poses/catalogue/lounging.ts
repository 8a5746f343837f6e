import { both, pose } from '#poses/pose-file.ts'

export const lounging = pose({
  label: 'Lounging on a sofa',
  words:
    'lounging, lounges, lounging on a sofa, lounge on sofa, lounging on the couch, lounge on couch, on the sofa, on a sofa, on the couch, on a couch, sofa, couch, sitting on the sofa, sit on sofa, sitting on a sofa, sitting on the couch, sit on couch, sitting on a couch, relaxing on the sofa, relax on sofa, relaxing on the couch, relax on couch, curled up on the sofa, curled up on the couch, watching tv, watch tv, watching television, watching a movie, watch movie, chilling on the couch, chaise longue, loveseat, settee, in the booth, curled up on a sofa, curled up on a couch, curled up in an armchair, curled up in a chair, sprawled on a couch, sprawled on the sofa, sprawled on a sofa, lying on a sofa, lying on the sofa, lying on the couch, lying on a couch, lazing on the sofa, slumped on the sofa, slouched on the couch, binge watching, couch potato',
  order: 54,
  half: 'legs',
  faces: { smile: 2, calm: 2, confident: 1 },
  shows: 'body',
  body: {
    hips: [-16, 3, 0],
    waist: [6, -2, 4],
    chest: [5, -3, 3],
    neck: [4, 2, 2],
    legs: {
      left: { thigh: [84, 6, 6], knee: 80, foot: [-6, 0, 0] },
      right: { thigh: [102, -8, -13], knee: 58, foot: [-8, 0, 0] },
    },
    arms: {
      left: { arm: [14, 0, 82], elbow: 22, roll: -20 },
      right: {
        reach: 'thigh',
        off: [0.05, 0.45, 0.5],
        elbow: [1, -0.3, -0.6],
        palm: [-0.1, -1, -0.1],
        along: [-0.4, -0.1, 0.9],
      },
    },
    fingers: both('soft'),
    sits: true,
    brings: 'sofa',
    mirrors: true,
  },
})
