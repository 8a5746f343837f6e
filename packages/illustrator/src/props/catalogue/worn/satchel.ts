import { block, cushion, leather, linear, naturalFor, prop, slungBag } from '#props/prop-kit.ts'

/** A bag at the hip on a strap across the chest. */
export const satchel = prop({
  label: 'Satchel',
  words:
    'satchel, satchels, leather satchel, messenger bag, messenger bags, crossbody bag, cross body bag, crossbody, crossbody purse, shoulder bag, shoulder bags, sling bag, slingbag, courier bag, laptop bag, camera bag, satchel bag, bag across her chest, bag across his chest, bag slung over her shoulder, bag slung over his shoulder, bag over her shoulder, bag over his shoulder, bag on her shoulder, bag on his shoulder, satchel over her shoulder, satchel over his shoulder, mail bag, mailbag, doctors satchel, medic bag, medical bag, postmans bag, bag over one shoulder, herbalists satchel, small bag, book bag, bookbag, haversack',
  order: 318,
  slot: 'across',
  dyed: ['satchel', 'satchel flap', 'satchel strap'],
  make: (fitting) => {
    const colour = naturalFor(fitting, ['#6b4426', '#2c2320', '#a9835a', '#4a4f3a'])
    return slungBag(fitting, {
      name: 'satchel',
      colour,
      surface: leather(linear(colour)),
      body: [cushion('0 -0.35 0', '0.85 0.66 0.26')],
      flap: [cushion('0 0.02 0.03', '0.88 0.36 0.28'), block('0 -0.42 0.29', '0.09 0.18 0.02')],
      clasp: [block('0 -0.5 0.31', '0.11 0.07 0.03')],
    })
  },
})
