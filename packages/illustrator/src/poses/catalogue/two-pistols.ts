import { both, pose } from '#poses/pose-file.ts'

export const twoPistols = pose({
  label: 'Two pistols',
  words:
    'two pistols, dual pistols, pair of pistols, twin pistols, two guns, dual guns, akimbo pistols, guns akimbo, dual wielding pistols, dual wielding guns, a gun in each hand, pistol in each hand, twin revolvers, two revolvers, dual revolvers, pair of revolvers, drawing twin revolvers, drawing two revolvers, drawing two pistols, drawing twin pistols, revolver in each hand, double pistols, gun in each hand, guns in both hands, firing two pistols, firing both guns, guns blazing',
  order: 1150,
  half: 'arms',
  thing: 'twin-pistols',
  faces: { determined: 3, confident: 1 },
  shows: 'legs',
  body: {
    hips: [0, 6, 0],
    shift: [0, -0.3, 0],
    waist: [2, 0, 0],
    chest: [2, 0, 0],
    legs: { left: { stands: [1.4, 0.5], toes: 20 }, right: { stands: [1.4, -0.4], toes: 22 } },
    arms: {
      left: {
        reach: 'shoulder',
        off: [0.5, -0.5, 4.7],
        elbow: [0.8, -1, 0],
        palm: [-1, 0, 0.05],
        along: [0.05, 0.05, 1],
      },
      right: {
        reach: 'shoulder',
        off: [0.2, 0.1, 4.8],
        elbow: [0.8, -1, 0],
        palm: [-1, 0, 0.05],
        along: [-0.05, 0.05, 1],
      },
    },
    fingers: both('grip'),
  },
})
