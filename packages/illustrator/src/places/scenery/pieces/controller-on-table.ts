import { onTable } from '#places/scenery/set-down.ts'

/** A controller of a game on a small table. */
export const controllerOnTable = onTable({
  thing: 'game-controller',
  label: 'Controllers on a table',
  words: 'game controller on the table, controllers on the table, game console, games console',
  order: 811,
  grown: 1.8,
})
