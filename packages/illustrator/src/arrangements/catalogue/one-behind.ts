import { arrangement } from '#arrangements/arrangement-file.ts'

export const oneBehind = arrangement({
  label: 'One behind the other',
  words:
    'one behind the other, behind each other, standing behind each other, one behind, looking over the shoulder of, over the other ones shoulder, in single file',
  order: 60,
  least: 2,
  most: 4,
})
