import { fabric, linear, newMesh, piece, setPart, sofa as sofaShape } from '#places/scenery/piece-kit.ts'

/** A sofa for three with cushions. */
export const sofa = piece({
  label: 'Sofa',
  words:
    'sofa, sofas, couch, couches, leather sofa, velvet sofa, settee, loveseat, sectional sofa, chaise longue, chaise lounge, daybed, futon',
  order: 120,
  where: 'stands',
  brought: ['lounging'],
  fits: 'indoors',
  place: 'living-room',
  dyed: true,
  size: [20.4, 8.4, 9.4],
  make: ({ noise, tone }) => {
    const [seat, soft] = [newMesh(), newMesh()]
    sofaShape(seat, soft, {}, 20)
    return [
      setPart('sofa', seat, fabric(tone('#4f6f70'), noise), { castsShadow: true }),
      setPart('sofa cushions', soft, fabric(linear('#d8a860'), noise)),
    ]
  },
})
