import { footing } from '#poses/footing.ts'
import { pose } from '#poses/pose-file.ts'

export const pouring = pose({
  label: 'Pouring a drink',
  words:
    'pouring, pours, poured, pouring tea, pour tea, pouring coffee, pour coffee, pouring a drink, pour drink, pouring water, pour water, pouring milk, pour milk, pouring latte art, pour latte art, pouring wine, pour wine, serving tea, serve tea, making tea, make tea, making coffee, make coffee, brewing coffee, brew coffee, brewing tea, brew tea, tea ceremony, pouring a cup of tea, pour cup of tea, pour over coffee, pours tea, pours coffee, serving coffee, mixing a drink, mixing drinks, making cocktails, making a cocktail, shaking a cocktail, bartending, serving drinks, polishing a glass',
  order: 378,
  faces: { smile: 2, calm: 2 },
  shows: 'hands',
  body: {
    ...footing,
    neck: [10, 6, 0],
    head: [6, 4, 0],
    arms: {
      left: {
        reach: 'belly',
        off: [1.1, -0.05, 2.1],
        elbow: [1, -0.6, -0.3],
        palm: [-0.95, 0.2, -0.1],
        along: [-0.25, 0.1, 1],
      },
      right: {
        reach: 'ribs',
        off: [0.2, 0.35, 2.3],
        elbow: [1, -0.7, -0.1],
        palm: [-1, 0.05, 0],
        along: [-0.2, 0.05, 1],
      },
    },
    fingers: { left: 'hold', right: 'grip' },
    eyes: [6, -18],
    brings: 'teapot',
    mirrors: false,
  },
})
