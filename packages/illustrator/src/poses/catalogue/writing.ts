import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const writing = pose({
  label: 'Writing',
  words:
    'writing, writes, writing in a notebook, writing in her notebook, writing in his notebook, writing a letter, taking notes, takes notes, journaling, scribbling, sketching, sketches in, drawing in a sketchbook, drawing a picture, sketching in a notebook, sketching in a sketchbook, drawing in a notebook, journalling, writing in a journal, jotting down, doodling, doodles',
  order: 610,
  half: 'arms',
  thing: 'notepad',
  faces: { thoughtful: 2, calm: 2 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [12, 4, 0],
    head: [8, 3, 0],
    arms: {
      left: {
        reach: 'ribs',
        off: [-0.35, -0.25, 1.75],
        elbow: [0.9, -1, -0.1],
        palm: [-0.3, 0.85, -0.4],
        along: [-0.35, 0.35, 0.9],
      },
      right: {
        reach: 'ribs',
        off: [-0.75, 0.35, 2],
        elbow: [1, -0.7, 0],
        palm: [-0.5, -0.8, 0.1],
        along: [-0.75, -0.25, 0.6],
      },
    },
    fingers: { left: 'hold', right: 'grip' },
    eyes: [4, -20],
    mirrors: false,
  },
})
