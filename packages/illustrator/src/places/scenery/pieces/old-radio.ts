import { box, fabric, glowing, linear, metal, newMesh, pane, piece, rod } from '#places/scenery/piece-kit.ts'
import { roundTable, setPart, wood } from '#places/scenery/piece-kit.ts'

/** A radio of wood and brass on a table. */
export const oldRadio = piece({
  label: 'Radio',
  words:
    'radio, radios, old radio, vintage radio, transistor radio, radio on the shelf, radio on the table, radio set, retro radio',
  order: 612,
  where: 'stands',
  dyed: true,
  size: [9, 11, 7.6],
  make: ({ noise, tone }) => {
    const [table, body, cloth, brass, dial] = [newMesh(), newMesh(), newMesh(), newMesh(), newMesh()]
    roundTable(table, {}, 3.7, 7.2)
    box(body, { y: 7.2 }, 4.6, 2.8, 1.8)
    pane(cloth, [-2, 7.6, 0.92], [2.4, 0, 0], [0, 2, 0])
    pane(dial, [0.7, 8.6, 0.92], [1.4, 0, 0], [0, 0.9, 0])
    for (const x of [0.9, 1.7]) rod(brass, [x, 7.9, 0.9], [x, 7.9, 1.2], 0.3, 0.3, 10)
    rod(brass, [1.8, 10, -0.5], [2.6, 10.9, -0.5], 0.05, 0.03, 5)
    return [
      setPart('small table', table, wood(linear('#5a3f2c'), noise), { castsShadow: true }),
      setPart('radio', body, wood(tone('#8a5230'), noise), { castsShadow: true }),
      setPart('radio cloth', cloth, fabric(linear('#b8a070'), noise)),
      setPart('radio dial', dial, glowing([1.3, 0.95, 0.45])),
      setPart('radio knobs', brass, metal(linear('#c8a04a'), noise, 0.3, 0.9)),
    ]
  },
})
