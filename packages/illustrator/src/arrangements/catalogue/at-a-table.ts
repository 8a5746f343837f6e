import { arrangement } from '#arrangements/arrangement-file.ts'
import type { GazeDirection } from '@eidolon/people'

/** How two, three and four are turned around a table, and where they look. */
const around: readonly (readonly (readonly [turned: number, looks: GazeDirection])[])[] = [
  [
    [62, 'others'],
    [-62, 'others'],
  ],
  [
    [68, 'others'],
    [0, 'camera'],
    [-68, 'others'],
  ],
  [
    [76, 'others'],
    [26, 'camera'],
    [-26, 'camera'],
    [-76, 'others'],
  ],
]

export const atATable = arrangement({
  label: 'At a table',
  words:
    'at a table together, sitting at a table together, at the table together, around a table, sitting around a table, across the table from each other, across a table, having dinner together, having coffee together, on a date in a cafe',
  order: 80,
  least: 2,
  most: 4,
  poses: ['sitting'],
  fixed: true,
  furniture: 'table',
  /** Nobody sits with their back to us. */
  layout: (count) => ({
    spots: around[count - 2]!.map(([angle, looks]) => ({ turned: angle, looks })),
  }),
})
