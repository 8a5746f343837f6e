import { prop } from '#props/prop-kit.ts'

/** Cut off at the shoulders. */
export const sleeveless = prop({
  label: 'Sleeveless',
  words:
    'sleeveless, without sleeves, sleeves torn off, sleeves cut off, cut off sleeves, ripped off sleeves, no sleeves, sleeves ripped off, bare arms, bare armed, sleeveless shirt, sleeveless top, sleeveless jacket, sleeveless hoodie, muscle shirt, wifebeater, sleeveless tunic, sleeveless dress, sleeveless vest, sleeveless denim jacket, bare shoulders, bare shouldered',
  order: 320,
  slot: 'sleeves',
  recut: (form) => ({ ...form, where: (at) => Math.min(form.where(at), -0.2 - at.arm) }),
})
