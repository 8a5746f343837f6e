import { bump, plate, prop, surface, toned } from '#props/prop-kit.ts'

/** Padded caps over both knees on a band. */
export const kneePads = prop({
  label: 'Knee pads',
  words:
    'knee pads, knee pad, kneepads, kneepad, knee guards, knee guard, skater pads, knee braces, knee brace, knee armor, knee armour, volleyball knee pads, protective pads, skate pads',
  order: 349,
  slot: 'knees',
  low: true,
  dye: '#26272c',
  sew: (tailor) => {
    const { primary } = tailor
    tailor.trim({
      name: 'knee bands',
      where: (at) => 0.5 - Math.abs(at.y + 3.7),
      thick: () => 0.2,
      loose: 6,
      rim: 0.08,
      surface: surface(toned(primary, 0.7), 'nylon', { folds: 0, hem: 0.08 }),
    })
    plate(tailor, {
      name: 'knee pads',
      colour: primary,
      edge: toned(primary, 0.6),
      weave: 'nylon',
      where: (at) => Math.min(0.62 - Math.abs(at.y + 3.68), (at.z - 0.2) * 2),
      thick: (at) => 0.24 + 0.16 * bump(-3.68, 0.7, at.y),
      loose: 16,
      fine: 1,
    })
  },
})
