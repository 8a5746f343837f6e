import { boots, prop } from '#props/prop-kit.ts'

/** Leather up to the knee, over what is worn on the legs. */
export const tallBoots = prop({
  label: 'Tall boots',
  words:
    'tall boots, knee high boots, riding boots, knee boots, long boots, high boots, thigh high boots, over the knee boots, thigh boots, cavalry boots, jackboots, jack boots, go go boots, knee length boots, leather riding boots, musketeer boots, pirate boots, hessian boots',
  order: 352,
  slot: 'feet',
  low: true,
  dye: '#2a221d',
  sew: (tailor) => boots(tailor, { colour: tailor.primary, height: -4.1, wide: 0.12 }),
})
