import { onTable } from '#places/scenery/set-down.ts'

/** Mugs of beer on a table. */
export const beersOnTable = onTable({
  thing: 'beer-mug',
  label: 'Beers on a table',
  words:
    'beers on the table, beer on the table, pints on the table, tankards, tankards on the table, pint of beer on the table, mugs of ale, mugs of beer',
  order: 743,
  count: 3,
})
