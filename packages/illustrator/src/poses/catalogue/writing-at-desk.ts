import { seated, seatedInSkirt } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const writingAtDesk = pose({
  label: 'Writing at a desk',
  words:
    'writing at a desk, writing at her desk, write at desk, writing at a table, write at table, writing with a quill, write with quill, quill in hand, studying, studies, studied, studying at her desk, doing homework, do homework, revising for exams, writing a book, write book, writing in her diary, write in diary, writing in her journal, write in journal, signing a letter, signing a document, sign document, at her desk, at his desk, sitting at a desk, sit at desk, sitting at her desk, working at her desk, work at desk, at the writing desk, drawing at a desk, sketching at a desk, calligraphy, doing paperwork, drafting',
  order: 612,
  faces: { calm: 2, thoughtful: 0.01, serious: 1 },
  shows: 'legs',
  inSkirt: seatedInSkirt,
  body: {
    hips: [4, 0, 0],
    waist: [10, 0, 0],
    chest: [8, 0, 0],
    neck: [14, -4, 0],
    head: [8, -4, 0],
    legs: seated,
    arms: {
      left: {
        reach: 'belly',
        off: [0.35, 0.5, 2.2],
        elbow: [1, -0.5, -0.5],
        palm: [0, -1, 0],
        along: [-0.35, -0.05, 0.95],
      },
      right: {
        reach: 'belly',
        off: [0.2, 0.62, 2.35],
        elbow: [1, -0.5, -0.5],
        palm: [-0.55, -0.8, 0],
        along: [-0.65, -0.3, 0.7],
      },
    },
    fingers: { left: 'flat', right: 'pinch' },
    eyes: [-4, -20],
    sits: true,
    brings: 'writing-desk',
    mirrors: false,
  },
})
