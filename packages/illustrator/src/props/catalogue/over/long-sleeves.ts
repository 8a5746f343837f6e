import { lengthened, prop } from '#props/prop-kit.ts'

/** Whatever has short sleeves has long ones. */
export const longSleeves = prop({
  label: 'Long sleeves',
  words:
    'long sleeves, long sleeve, long sleeved, full sleeves, full length sleeves, long sleeve shirt, long sleeved shirt, long sleeve top, long sleeved top, long sleeve t shirt, long sleeved t shirt, long sleeve tee, long sleeved dress, long sleeve dress, sleeves past her wrists, sleeves past his wrists',
  order: 317,
  slot: 'sleeves',
  recut: lengthened,
})
