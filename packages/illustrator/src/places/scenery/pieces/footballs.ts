import { onGround } from '#places/scenery/set-down.ts'

/** Balls on the ground. */
export const footballs = onGround({
  thing: 'ball',
  label: 'Balls',
  words:
    'footballs, soccer balls, ball on the ground, soccer ball on the ground, football at his feet, ball at his feet, ball at her feet, soccer ball at his feet',
  order: 881,
  count: 2,
  size: [8, 4, 4],
})
