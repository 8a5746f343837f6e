import { box, jars, linear, newMesh, palette, piece, setPart, wood } from '#places/scenery/piece-kit.ts'

/** Rows of bottles and glasses on a shelf. */
export const bottles = piece({
  label: 'Bottles',
  words:
    'wine bottles, potion bottles, potions, potion shelf, glass bottles, liquor bottles, shelf of bottles, shelves of bottles, jars, glass jars, jars and bottles, apothecary jars, spice jars, perfume bottles, beer bottles, flasks, bubbling flasks, glass flasks, rows of bottles, vials, glass vials, alchemy flasks, alchemical flasks, potion flasks, flasks and bottles, bottles and vials, shelves of potions',
  order: 116,
  where: 'stands',
  fits: 'indoors',
  size: [14.8, 20, 3.4],
  make: ({ noise, random }) => {
    const [timber, glass] = [newMesh(), newMesh()]
    for (const x of [-7, 7]) box(timber, { x }, 0.5, 20, 3)
    box(timber, { z: -1.4 }, 14, 20, 0.2)
    for (const y of [1, 5.6, 10.2, 14.8]) {
      box(timber, { y }, 14, 0.35, 3)
      jars(glass, random, -6.3, 6.2, y + 0.35, 0.2, 3.4, 7)
    }
    const tones = ['#3a7a4a', '#7a2c30', '#d8b060', '#4a7a9a', '#8a5ac0', '#c86a3a', '#dfe4dc'].map((hex) =>
      linear(hex),
    )
    return [
      setPart('bottle shelf', timber, wood(linear('#5c4230'), noise), { castsShadow: true }),
      setPart('bottles', glass, palette(tones, 0.15)),
    ]
  },
})
