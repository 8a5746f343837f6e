import { onGround } from '#places/scenery/set-down.ts'

/** Suitcases on the ground. */
export const suitcases = onGround({
  thing: 'suitcase',
  label: 'Suitcases',
  words:
    'stack of suitcases, suitcase at her feet, suitcase beside her, suitcase on the floor, packed suitcase, suitcases on the floor',
  order: 865,
  count: 2,
  size: [12, 8, 6],
  grown: 1.1,
})
