import { linear } from '#geometry/colour.ts'
import { newMesh } from '#geometry/mesh.ts'
import { sofa as sofaShape } from '#places/kit/furniture.ts'
import { setPart } from '#places/kit/set-part.ts'
import { fabric } from '#places/surfaces/built.ts'
import { piece } from '#places/scenery/piece-file.ts'

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
