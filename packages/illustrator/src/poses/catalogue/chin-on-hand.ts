import { seated, seatedInSkirt } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const chinOnHand = pose({
  label: 'Chin on the hand at a table',
  words:
    'chin on hand, chin on her hand, chin resting on her hand, chin resting on his hand, chin propped on hand, chin propped on her hand, head on her hand, head on hand, head propped on her hand, head propped on hand, resting her head on her hand, rest head on hand, resting her chin on her hand, rest chin on hand, leaning her head on her hand, cheek on her hand, cheek on hand, cheek resting on her hand, elbow on the table, elbow on table, elbows on the table, elbows on table, sitting at a table, sit at table, sitting at the table, at a cafe table, daydreaming at a table, bored at a table, head resting on her hand, resting her cheek on her hand, propping up her head, cheek resting on hand, cheek in hand, resting cheek on hand, cheek resting on his hand',
  order: 552,
  faces: { dreamy: 2, bored: 1, smile: 2 },
  shows: 'legs',
  inSkirt: seatedInSkirt,
  body: {
    hips: [10, 0, 0],
    waist: [22, 0, -4],
    chest: [14, 0, -4],
    neck: [-12, 0, -6],
    head: [-8, 0, -5],
    legs: seated,
    arms: {
      left: { reach: 'belly', off: [0.1, 1.5, 1.7], elbow: [1, -0.15, -0.2], palm: [0, -1, 0], along: [-0.95, 0, 0.3] },
      right: {
        reach: 'chin',
        off: [0.42, -0.42, 0.1],
        elbow: [0.5, -1, 0.7],
        palm: [-0.75, 0.55, -0.3],
        along: [0.25, 1, -0.25],
      },
    },
    fingers: both('soft'),
    sits: true,
    brings: 'cafe-table',
    mirrors: true,
  },
})
