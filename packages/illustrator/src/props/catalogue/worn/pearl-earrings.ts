import { along, atTheLobes, ball, cord, gold, metal, plain, prop } from '#props/prop-kit.ts'

/** A pearl below each lobe. */
export const pearlEarrings = prop({
  label: 'Pearl earrings',
  words:
    'pearl earrings, pearl earring, pearl studs, pearl drop, pearl drops, pearl drop earrings, pearl drop earring, pearl stud earrings, pearls in her ears, pearl in her ear, teardrop pearl earrings',
  order: 243,
  slot: 'ears',
  dyed: ['pearls'],
  dye: '#efe9dd',
  make: (fitting) =>
    atTheLobes(
      fitting,
      [
        ['pearls', plain([0.84, 0.8, 0.72], 0.16)],
        ['earring hooks', metal(gold, 0.2)],
      ],
      ([pearls, hooks], top, _, down) => {
        if (hooks) {
          ball(hooks, top, [0.026, 0.026, 0.026], 8, 6)
          cord(hooks, [top, along(top, down, 0.1)], 0.01, 5)
        }
        if (pearls) ball(pearls, along(top, down, 0.2), [0.1, 0.11, 0.1], 16, 12)
      },
    ),
})
