import { arrangement } from '#arrangements/arrangement-file.ts'

export const atATable = arrangement({
  label: 'At a table',
  words:
    'at a table together, sitting at a table together, at the table together, around a table, sitting around a table, across the table from each other, across a table, having dinner together, having coffee together, on a date in a cafe',
  order: 80,
  least: 2,
  most: 4,
})
