import { boots as pair, prop } from '#props/prop-kit.ts'

/** Leather up to above the ankle. */
export const boots = prop({
  label: 'Boots',
  words:
    'boots, leather boots, ankle boots, chelsea boots, booties, short boots, booted, desert boots, dr martens, doc martens, heavy boots, worn boots, old boots, suede boots, shiny boots, fur boots, ugg boots, uggs, winter boots, snow boots, steel toe boots, space boots, studded boots, buckled boots, magnetic boots, platform boots',
  order: 350,
  slot: 'feet',
  low: true,
  dye: '#2b2622',
  sew: (tailor) => pair(tailor, { colour: tailor.primary, height: -6.7 }),
})
