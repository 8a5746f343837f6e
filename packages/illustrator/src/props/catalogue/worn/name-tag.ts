import { cushion, fixedAt, linear, prop, trunkSpot } from '#props/prop-kit.ts'

/** A sign with a name on the left of the chest, its letters too small to read. */
export const nameTag = prop({
  label: 'Name tag',
  words:
    'name tag, name tags, nametag, name badge, name badges, name plate, hello my name is tag, hello my name is sticker, staff name tag, waitress name tag, name label',
  order: 276,
  slot: 'chest',
  dyed: ['name tag'],
  make: (fitting) => {
    const [red, green, blue] = linear(fitting.colours.accent)
    return fixedAt(trunkSpot(fitting, [0.85, 4.4, 1.1], 0.03), [
      {
        name: 'name tag',
        material: 'hard',
        surface: (spot) => {
          const isHead = spot.y > 0.05
          const word = spot.x * 14
          const isInk =
            !isHead && Math.abs(spot.y + 0.08) < 0.05 && Math.abs(spot.x) < 0.24 && word - Math.floor(word) < 0.65
          spot.red = isHead ? red : isInk ? 0.05 : 0.85
          spot.green = isHead ? green : isInk ? 0.05 : 0.85
          spot.blue = isHead ? blue : isInk ? 0.08 : 0.84
          spot.rough = 0.4
        },
        forms: [cushion('0 0 0', '0.38 0.2 0.03')],
      },
    ])
  },
})
