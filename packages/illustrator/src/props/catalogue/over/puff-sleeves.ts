import { bump, crests, prop } from '#props/prop-kit.ts'

/** Gathered at the shoulder and above the elbow, full between. */
export const puffSleeves = prop({
  label: 'Puff sleeves',
  words:
    'puff sleeves, puffy sleeves, puffed sleeves, puff sleeve, puffed shoulders, puff sleeved, balloon sleeves, bishop sleeves, gathered sleeves, princess sleeves, mutton sleeves, leg of mutton sleeves, juliet sleeves, puff shoulders, puffy shoulders, poofy sleeves',
  order: 323,
  slot: 'sleeves',
  recut: (form) =>
    (form.material ?? 'cloth') === 'cloth'
      ? {
          ...form,
          thick: (at) =>
            form.thick(at) + bump(0.6, 0.9, at.arm) * (1 + 0.3 * crests(at.x * 2.4, at.y * 2.4, at.z * 2.4)),
        }
      : form,
})
