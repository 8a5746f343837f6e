import { along, atTheLobes, ball, gold, metal, plain, prop } from '#props/prop-kit.ts'

/** A small stone on each lobe. */
export const studEarrings = prop({
  label: 'Stud earrings',
  words:
    'stud earrings, studs, ear studs, stud earring, diamond studs, gold studs, silver studs, earring studs, ear stud, small earrings, diamond earrings, gold stud earrings, silver stud earrings',
  order: 242,
  slot: 'ears',
  dyed: ['stud earrings', 'stud settings'],
  make: (fitting) =>
    atTheLobes(
      fitting,
      [
        ['stud earrings', plain([0.75, 0.8, 0.86], 0.05)],
        ['stud settings', metal(gold, 0.2)],
      ],
      ([stones, settings], top, side) => {
        const at = along(top, [side, 0, 0.3], 0.03)
        if (settings) ball(settings, along(at, [-side, 0, -0.3], 0.015), [0.05, 0.058, 0.058], 12, 8)
        if (stones) ball(stones, at, [0.045, 0.048, 0.048], 8, 5)
      },
    ),
})
