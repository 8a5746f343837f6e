import { box, dishes, fabric, jars, linear, newMesh, palette, piece, setPart } from '#places/scenery/piece-kit.ts'
import { table as tableShape, wood } from '#places/scenery/piece-kit.ts'

/** A long table with plates full of food, bottles and a cloth. */
export const laidTable = piece({
  label: 'Table with food',
  words:
    'food on the table, table with food, table full of food, table laden with food, laid table, feast, banquet, dinner on the table, plates of food, platters of food, breakfast spread, buffet, bread and cheese, meal',
  order: 104,
  where: 'stands',
  size: [18, 10.6, 8.4],
  make: ({ noise, random }) => {
    const [timber, cloth, food, glass] = [newMesh(), newMesh(), newMesh(), newMesh()]
    tableShape(timber, {}, 17, 7.6, 7.3)
    box(cloth, { y: 7.3 }, 17.4, 0.06, 8)
    box(cloth, { y: 5.6, z: 3.98 }, 17.4, 1.74, 0.06)
    dishes(food, random, -7, 7, 7.4, 1.9, 6)
    dishes(food, random, -5.6, 6, 7.4, -1.6, 6)
    jars(glass, random, -6.5, 6.5, 7.4, 0.2, 3, 4)
    const tones = ['#f2ede2', '#c8462c', '#e0a83a', '#5f8a3a', '#8a4a2c', '#e8d0a0'].map((hex) => linear(hex))
    return [
      setPart('food table', timber, wood(linear('#6a4630'), noise), { castsShadow: true }),
      setPart('table cloth', cloth, fabric(linear('#ece6da'), noise)),
      setPart('food', food, palette(tones, 0.5), { castsShadow: true }),
      setPart(
        'table bottles',
        glass,
        palette(
          ['#3a5a3a', '#7a2c30', '#d8c8a0', '#4a6a80'].map((hex) => linear(hex)),
          0.15,
        ),
      ),
    ]
  },
})
