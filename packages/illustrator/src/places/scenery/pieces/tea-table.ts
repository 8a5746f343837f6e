import { linear, newMesh, piece, plain, roundTable, setPart, teaSet, wood } from '#places/scenery/piece-kit.ts'

/** A small round table with a teapot and cups. */
export const teaTable = piece({
  label: 'Tea on a table',
  words: 'tea set, tea table, cup of tea on the table, tea things, coffee on the table, coffee cups, cups on the table',
  order: 102,
  where: 'stands',
  dyed: true,
  size: [10.6, 9.8, 10.6],
  make: ({ noise, tone }) => {
    const [timber, china] = [newMesh(), newMesh()]
    roundTable(timber, {}, 5.2, 7.2)
    teaSet(china, { y: 7.2 })
    return [
      setPart('tea table', timber, wood(linear('#8a6244'), noise), { castsShadow: true }),
      setPart('tea set', china, plain(tone('#e8e4dc'), 0.25), { castsShadow: true }),
    ]
  },
})
