import { footing } from '#poses/footing.ts'
import { both, pose } from '#poses/pose-file.ts'

export const kneading = pose({
  label: 'Kneading dough',
  words:
    'kneading, kneads, knead dough, knead bread, kneading dough, kneading sourdough, knead sourdough, baking, bakes, baking bread, bake bread, baking cookies, bake cookies, making bread, make bread, making pizza, make pizza, rolling out dough, roll dough, roll out dough, making cookies, shaping dough, hands in dough, making dumplings, make dumplings, folding dumplings, fold dumplings, making pasta, make pasta, making ravioli, making pastry, make pastry, rolling dough, decorating a cake, icing a cake, frosting a cake, decorating cookies, making a cake, baking a cake',
  order: 622,
  faces: { smile: 2, calm: 1 },
  shows: 'hips',
  body: {
    ...footing,
    hips: [4, 0, 0],
    waist: [12, 0, 0],
    chest: [8, 0, 0],
    neck: [10, 0, 0],
    head: [6, 0, 0],
    arms: both({
      reach: 'belly',
      off: [0.05, 0.1, 2.3],
      elbow: [1, 0.2, -0.5],
      palm: [-0.3, -1, 0],
      along: [-0.45, -0.35, 0.85],
    }),
    fingers: both('soft'),
    eyes: [0, -20],
    brings: 'dough',
    mirrors: true,
  },
})
