import { prop, toned, trainers } from '#props/prop-kit.ts'

/** Sewn of cloth on a white rubber sole. */
export const sneakers = prop({
  label: 'Sneakers',
  words:
    'sneakers, sneaker, trainers, running shoes, tennis shoes, gym shoes, high tops, hi tops, canvas shoes, sports shoes, athletic shoes, basketball shoes, skate shoes, jordans, air jordans, plimsolls, chunky sneakers, dad shoes, sport shoes, climbing shoes, football boots, cleats, dirty sneakers, checkerboard shoes, checkered shoes, converse, chucks, chuck taylors, vans shoes',
  order: 355,
  slot: 'feet',
  low: true,
  dye: '#e6e4de',
  sew: (tailor) => trainers(tailor, { colour: tailor.primary, stripe: toned(tailor.primary, 0.55) }),
})
