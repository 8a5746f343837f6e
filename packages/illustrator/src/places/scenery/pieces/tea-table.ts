import { linear } from '#geometry/colour.ts'
import { newMesh } from '#geometry/mesh.ts'
import { roundTable } from '#places/kit/furniture.ts'
import { setPart } from '#places/kit/set-part.ts'
import { teaSet } from '#places/kit/table-things.ts'
import { wood } from '#places/surfaces/built.ts'
import { plain } from '#places/surfaces/paint.ts'
import { piece } from '#places/scenery/piece-file.ts'

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
