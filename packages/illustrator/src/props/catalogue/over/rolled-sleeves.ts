import { prop } from '#props/prop-kit.ts'

/** Sleeves turned up to below the elbow. */
export const rolledSleeves = prop({
  label: 'Rolled-up sleeves',
  words:
    'rolled up sleeves, rolled sleeves, sleeves rolled up, sleeves rolled, sleeves pushed up, pushed up sleeves, with sleeves rolled, rolls up her sleeves, rolls up his sleeves, rolling up her sleeves, rolling up his sleeves, turned up sleeves, sleeves rolled to the elbow, sleeves rolled up to the elbow, three quarter sleeves, sleeves rolled to the elbows',
  order: 319,
  slot: 'sleeves',
  recut: (form) => ({ ...form, where: (at) => Math.min(form.where(at), 2.95 - at.arm) }),
})
