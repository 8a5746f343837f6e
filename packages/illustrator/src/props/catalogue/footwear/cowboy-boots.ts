import { boots, prop, toned } from '#props/prop-kit.ts'

/** Up to the calf, with a band stitched around the top. */
export const cowboyBoots = prop({
  label: 'Cowboy boots',
  words:
    'cowboy boots, cowgirl boots, western boots, cowboy boot, snakeskin boots, texan boots, spurred boots, boots with spurs, rodeo boots',
  order: 353,
  slot: 'feet',
  low: true,
  dye: '#6a4226',
  sew: (tailor) => boots(tailor, { colour: tailor.primary, height: -5.4, wide: 0.1, cuff: toned(tailor.primary, 1.5) }),
})
