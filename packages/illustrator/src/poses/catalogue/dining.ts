import { seated, seatedInSkirt } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const dining = pose({
  label: 'Eating at a table',
  words:
    'eating at a table, eat at table, eating at the table, dining, dines, dining alone, having a meal, have meal, eating dinner, eat dinner, eating breakfast, eat breakfast, eating lunch, eat lunch, having brunch, have brunch, brunch, eating steak, eat steak, eating pasta, eat pasta, eating spaghetti, eat spaghetti, eating a salad, eat salad, eating pancakes, eat pancake, eating cake, eat cake, knife and fork, fork in hand, eating with a fork, eat with fork, sitting down to dinner, at the dinner table, at the dining table, feasting, feasts, banquet',
  order: 382,
  faces: { smile: 2, happy: 2 },
  shows: 'legs',
  inSkirt: seatedInSkirt,
  body: {
    hips: [2, 0, 0],
    waist: [8, 0, 0],
    chest: [6, 0, 0],
    neck: [4, 0, 0],
    legs: seated,
    arms: {
      left: {
        reach: 'belly',
        off: [0.2, 0.85, 2.2],
        elbow: [1, -0.5, -0.4],
        palm: [-0.6, -0.75, 0],
        along: [-0.5, -0.15, 0.85],
      },
      right: {
        reach: 'chin',
        off: [0.55, -1.15, 1.35],
        elbow: [1, -0.9, 0],
        palm: [-0.75, -0.2, -0.55],
        along: [-0.65, 0.35, 0.65],
      },
    },
    fingers: both('grip'),
    sits: true,
    brings: 'dinner',
    mirrors: false,
  },
})
