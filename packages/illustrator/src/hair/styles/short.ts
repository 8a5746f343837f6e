import { hairStyle, shortCut } from '#hair/style-kit.ts'

export const short = hairStyle({
  label: 'Short',
  words: 'short cut, short haircut, neat haircut, tidy haircut, neat hair, tidy hair, cropped',
  order: 30,
  length: 0.2,
  curl: 0.1,
  feminine: 0.2,
  groom: shortCut,
})
