import { prop } from '#props/prop-kit.ts'

/** The left sleeve is missing. */
export const oneSleeve = prop({
  label: 'One sleeve',
  words:
    'one sleeve missing, one sleeve torn off, one sleeved, single sleeve, missing sleeve, one sleeve, missing a sleeve, sleeve torn off, one arm bare, one bare arm, asymmetrical sleeve, one sleeve ripped off, sleeve missing',
  order: 321,
  slot: 'sleeves',
  recut: (form) => ({
    ...form,
    where: (at) => (at.x > 0 ? Math.min(form.where(at), 0.15 - at.arm) : form.where(at)),
  }),
})
