import { bracers as plates, prop, toned } from '#props/prop-kit.ts'

/** Stiff leather laced around both forearms. */
export const bracers = prop({
  label: 'Bracers',
  words:
    'bracers, bracer, vambrace, vambraces, leather bracers, metal bracers, arm guards, arm guard, forearm guards, wrist guards, wrist guard, leather vambraces, steel vambraces, arm bracers, wrist bracers, archers bracer, golden bracers, gold bracers, spiked bracers, forearm armor, forearm armour, arm armor, arm armour, archery bracer, wrist cuffs, leather cuffs',
  order: 341,
  slot: 'arms',
  dye: '#5c3b22',
  sew: (tailor) =>
    plates(tailor, {
      colour: tailor.primary,
      edge: toned(tailor.primary, 0.5),
      weave: 'leather',
      thick: 0.3,
      from: 2.85,
    }),
})
