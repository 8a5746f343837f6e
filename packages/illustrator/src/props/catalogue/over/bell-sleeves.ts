import { lengthened, prop, smoothstep } from '#props/prop-kit.ts'

/** Wider and wider towards the hand, and hanging there. */
export const bellSleeves = prop({
  label: 'Wide sleeves',
  words:
    'bell sleeves, wide sleeves, flared sleeves, bell sleeve, trumpet sleeves, flowing sleeves, loose sleeves, draped sleeves, hanging sleeves, angel sleeves, billowing sleeves, oversized sleeves, baggy sleeves, big sleeves, flowy sleeves, kimono sleeves',
  order: 324,
  slot: 'sleeves',
  recut: (form) => ({
    ...lengthened(form),
    thick: (at) => form.thick(at) + 0.3 * smoothstep(2.2, 4.4, at.arm),
    hang: (at) => (form.hang?.(at) ?? 0) + 1.1 * smoothstep(1.8, 4.3, at.arm),
  }),
})
