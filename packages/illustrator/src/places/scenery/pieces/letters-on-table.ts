import { onTable } from '#places/scenery/set-down.ts'

/** Letters on a table. */
export const lettersOnTable = onTable({
  thing: 'letter',
  label: 'Letters on a table',
  words:
    'letters on the table, letter on the table, letters on the desk, stack of letters, papers on the desk, papers on the table, stacks of paper, stack of papers, paperwork, pile of letters',
  order: 801,
  count: 4,
  turn: [-80, 0, 0],
  grown: 1.6,
})
