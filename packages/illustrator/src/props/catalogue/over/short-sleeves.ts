import { prop } from '#props/prop-kit.ts'

/** Cut off above the elbows. */
export const shortSleeves = prop({
  label: 'Short sleeves',
  words:
    'short sleeves, short sleeve, short sleeved, half sleeves, cap sleeves, short sleeve shirt, short sleeved shirt, short sleeve blouse, short sleeved blouse, short sleeve top, short sleeved dress',
  order: 318,
  slot: 'sleeves',
  recut: (form) => ({ ...form, where: (at) => Math.min(form.where(at), 1.2 - at.arm) }),
})
