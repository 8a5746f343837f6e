import { all, prop, vee } from '#props/prop-kit.ts'

const buttoned: ReadonlySet<string> = new Set(['shirt', 'blouse'])

/** A shirt whose upper buttons are undone. */
export const openCollar = prop({
  label: 'Open collar',
  words:
    'open collar, unbuttoned collar, collar unbuttoned, collar undone, top button undone, top buttons undone, top button open, undone top button, collar open, open necked shirt, open neck shirt, partly unbuttoned shirt, partially unbuttoned shirt, half unbuttoned shirt, shirt half unbuttoned, shirt partly unbuttoned, shirt partially unbuttoned, shirt unbuttoned at the collar, shirt unbuttoned at the top, unbuttoned at the collar, unbuttoned at the neck',
  order: 325,
  slot: 'neckline',
  recut: (form) => (buttoned.has(form.name) ? { ...form, where: all(form.where, vee(3.9, 0.34)) } : form),
})
