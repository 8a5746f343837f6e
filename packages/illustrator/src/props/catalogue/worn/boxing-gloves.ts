import { linear, mitts, prop } from '#props/prop-kit.ts'

/** Padded leather over both fists. */
export const boxingGloves = prop({
  label: 'Boxing gloves',
  words:
    'boxing gloves, boxing glove, boxers gloves, red boxing gloves, kickboxing gloves, muay thai gloves, sparring gloves, boxer gloves',
  order: 303,
  slot: 'hands',
  dye: '#b3222a',
  make: (fitting) => {
    const [red, green, blue] = linear('#b3222a')
    return mitts(
      fitting,
      'boxing gloves',
      (spot) => {
        const cuff = spot.v < 0.3 ? 0.75 : 1
        spot.red = red * cuff
        spot.green = green * cuff
        spot.blue = blue * cuff
        spot.rough = 0.32
      },
      { long: 1.5, wide: 0.72, thick: 0.66, cuff: 0.7 },
    )
  },
})
