import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const stirring = pose({
  label: 'Stirring a pot',
  words:
    'stirring, stirs, stirred, stirring a pot, stir pot, stirring soup, stir soup, making soup, make soup, stirring a bowl, stir bowl, stirring a saucepan, cooking soup, cook soup, cooking stew, cooking at the stove, cook at stove, at the stove, at a stove, tasting the soup, boiling water, making jam, whisking, whisks, mixing batter, mix batter, mixing dough, making sauce, cooking pasta, cook pasta, tasting soup, tasting sauce, stirring a stew, making stew',
  order: 626,
  faces: { smile: 2, calm: 2 },
  shows: 'hips',
  body: {
    ...footing,
    waist: [6, 0, 0],
    chest: [4, 0, 0],
    neck: [10, -4, 0],
    head: [6, -4, 0],
    arms: {
      left: {
        reach: 'belly',
        off: [0.75, -0.05, 2.3],
        elbow: [1, -0.5, -0.5],
        palm: [-0.9, -0.3, 0],
        along: [-0.2, -0.1, 1],
      },
      right: {
        reach: 'belly',
        off: [0.05, 1.15, 2.35],
        elbow: [1, -0.5, -0.2],
        palm: [-0.5, -0.8, 0.1],
        along: [-0.7, -0.2, 0.7],
      },
    },
    fingers: { left: 'hold', right: 'grip' },
    eyes: [-4, -20],
    brings: 'pot',
    mirrors: false,
  },
})
