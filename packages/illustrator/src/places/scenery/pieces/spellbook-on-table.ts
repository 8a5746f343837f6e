import { onTable } from '#places/scenery/set-down.ts'

/** An open book of spells on a small table. */
export const spellbookOnTable = onTable({
  thing: 'spellbook',
  label: 'Spellbook on a table',
  words: 'spellbook on the table, open spellbook on a table, grimoire on a table, grimoire on the desk',
  order: 795,
  grown: 1.4,
})
