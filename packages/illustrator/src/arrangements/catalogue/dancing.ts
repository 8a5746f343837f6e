import { arrangement } from '#arrangements/arrangement-file.ts'

export const dancing = arrangement({
  label: 'Dancing together',
  words:
    'dancing together, dance together, dancing with each other, ballroom dancing, slow dancing, slow dance, waltzing, waltz, waltzing together, dancing a waltz, dancing the tango',
  order: 100,
  least: 2,
  most: 2,
})
