import { drape, fabric, linear, metal, newMesh, piece, rod, setPart } from '#places/scenery/piece-kit.ts'

/** Heavy curtains in folds across the picture. */
export const curtains = piece({
  label: 'Curtains',
  words:
    'curtains, curtain, velvet curtains, drapes, drapery, stage curtain, stage curtains, draped fabric, silk drapes, cloth backdrop, fabric backdrop, lace curtains, lace curtain, net curtains, sheer curtains',
  order: 148,
  where: 'span',
  dyed: true,
  size: [60, 35, 2.4],
  away: 12,
  make: ({ noise, tone, wide }) => {
    const [cloth, pole] = [newMesh(), newMesh()]
    drape(cloth, -wide / 2, wide / 2, { y: 0, z: 0, high: 34, fold: 1.5 })
    rod(pole, [-wide / 2, 34.4, 0.2], [wide / 2, 34.4, 0.2], 0.35, 0.35, 8)
    return [
      setPart('curtains', cloth, fabric(tone('#7a2430'), noise), { twoSided: true }),
      setPart('curtain pole', pole, metal(linear('#b08a44'), noise)),
    ]
  },
})
