import { onTable } from '#places/scenery/set-down.ts'

/** Cards on a small table. */
export const cardsOnTable = onTable({
  thing: 'playing-cards',
  label: 'Cards on a table',
  words:
    'cards on the table, playing cards on the table, tarot cards on the table, deck of cards on the table, tarot cards spread, tarot spread',
  order: 817,
  turn: [-60, 0, 0],
  grown: 2,
})
