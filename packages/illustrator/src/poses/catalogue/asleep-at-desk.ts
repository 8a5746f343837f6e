import { seated, seatedInSkirt } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

/** The head on crossed arms on a desk, the face to the side. */
export const asleepAtDesk = pose({
  label: 'Asleep at a desk',
  words:
    'asleep at her desk, asleep at a desk, asleep at the desk, sleeping at her desk, sleep at desk, asleep on her desk, asleep on a desk, slumped over her desk, slump over desk, slumped over a desk, slumped over a table, slump over table, head on the desk, head on her desk, head on desk, head down on the desk, head on the table, head on table, face down on the desk, asleep on a pile of books, asleep on a pile of textbooks, asleep on her books, asleep on book, asleep over her books, asleep at the table, asleep on the table, napping at her desk, nap at desk, dozing at her desk, doze at desk, head resting on her arms, head on her arms, head on arms, head on folded arms, resting her head on the table, resting her head on her arms, head on his arms, head down on her arms',
  order: 1720,
  faces: { 'eyes-closed': 1 },
  shows: 'legs',
  inSkirt: seatedInSkirt,
  body: {
    hips: [6, 0, 0],
    waist: [48, 0, 0],
    chest: [34, 0, 0],
    neck: [-12, 32, 8],
    head: [-8, 34, 10],
    legs: seated,
    arms: {
      left: { reach: 'chest', off: [-0.4, 2, 0.95], elbow: [1, 0.1, 0.5], palm: [0, -0.2, 1], along: [-1, 0.25, 0] },
      right: { reach: 'chest', off: [-0.3, 1.7, 1.05], elbow: [1, 0.1, 0.5], palm: [0, -0.2, 1], along: [-1, 0.25, 0] },
    },
    fingers: both('soft'),
    eyes: [0, 0],
    sits: true,
    brings: 'sleeping-desk',
    mirrors: true,
  },
})
