import { bed as bedShape, fabric, linear, newMesh, piece, setPart, wood } from '#places/scenery/piece-kit.ts'

/** A wide bed with pillows and a cover. */
export const bed = piece({
  label: 'Bed',
  words:
    'bed, beds, unmade bed, messy bed, double bed, mattress, bedding, white sheets, silk sheets, bedsheets, bed sheets, rumpled sheets, duvet, white duvet, duvets, quilt, rumpled duvet, eiderdown',
  order: 126,
  where: 'stands',
  fits: 'indoors',
  place: 'bedroom',
  dyed: true,
  size: [19, 12.4, 22],
  make: ({ noise, tone }) => {
    const [frame, linen, cover] = [newMesh(), newMesh(), newMesh()]
    bedShape({ frame, linen, cover }, {}, { wide: 17, long: 20, head: 12 })
    return [
      setPart('bed frame', frame, wood(linear('#6a4a34'), noise), { castsShadow: true }),
      setPart('bed linen', linen, fabric(linear('#ece8e0'), noise), { castsShadow: true }),
      setPart('bed cover', cover, fabric(tone('#6f8296'), noise), { castsShadow: true }),
    ]
  },
})
