import { bark, frondSpray, leafy, linear, newMesh, palm, piece, setPart } from '#places/scenery/piece-kit.ts'

/** Palms that lean in the wind. */
export const palmTrees = piece({
  label: 'Palm trees',
  words:
    'palm tree, palm trees, palms, coconut palm, coconut palms, coconut tree, coconut trees, tropical palms, date palms',
  order: 188,
  where: 'stands',
  fits: 'outdoors',
  place: 'beach',
  size: [52, 56, 48],
  make: ({ noise, random }) => {
    const [trunk, fronds] = [newMesh(), newMesh()]
    palm(trunk, fronds, random, { x: -6, z: 0, y: 0, high: 40, lean: 8, toward: 2 })
    palm(trunk, fronds, random, { x: 7, z: -4, y: 0, high: 31, lean: -5, toward: 1 })
    return [
      setPart('palm trunks', trunk, bark(linear('#8a7458'), noise), { castsShadow: true }),
      leafy('palm fronds', fronds, frondSpray(), [linear('#3f6a34'), linear('#5c8a40'), linear('#86a850')]),
    ]
  },
})
