import { knit, mitts, prop } from '#props/prop-kit.ts'

/** Knitted wool over both hands. */
export const mittens = prop({
  label: 'Mittens',
  words:
    'mittens, mitten, woolly mittens, knitted mittens, knit mittens, wool mittens, oven mitts, oven mitt, oven gloves, winter mittens, woollen mittens, fluffy mittens',
  order: 304,
  slot: 'hands',
  make: (fitting) =>
    mitts(fitting, 'mittens', knit(fitting.colours.accent, 40, 40), { long: 2.15, wide: 0.6, thick: 0.36, cuff: 0.6 }),
})
