import { arrangement } from '#arrangements/arrangement-file.ts'

export const sideBySide = arrangement({
  label: 'Side by side',
  words:
    'side by side, standing side by side, stand side by side, next to each other, standing next to each other, beside each other, standing together, stand together, shoulder to shoulder, in a row, in a line',
  order: 10,
  least: 2,
  most: 4,
})
