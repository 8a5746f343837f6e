import { acrossChest, block, inHand, metal, plain, prop, rod, seenAgainst } from '#props/prop-kit.ts'

/** A tube with the warhead in front. */
export const rocketLauncher = prop({
  label: 'Rocket launcher',
  words:
    'rocket launcher, rocket launchers, rpg launcher, bazooka, missile launcher, rocket propelled grenade, grenade launcher, bazookas',
  order: 3695,
  slot: 'hand',
  poses: { holding: 1 },
  hand: { fingers: 'fist', arm: 'front', both: true, arms: acrossChest },
  make: inHand('gun', 0.12, (fitting) => [
    {
      name: 'rocket launcher',
      material: 'hard',
      surface: plain(seenAgainst(fitting, '#5b6340'), 0.55),
      forms: [
        rod('0 0.62 -2.2, 0 0.62 3.6', 0.26, 0.26, 18),
        rod('0 0.62 -2.2, 0 0.62 -2.7', 0.26, 0.42, 18),
        rod('0 0.62 3.9, 0 0.62 4.3', 0.2, 0.42, 18),
        rod('0 0.62 4.3, 0 0.62 5.3', 0.42, 0.05, 18),
      ],
    },
    {
      name: 'rocket launcher grips',
      material: 'hard',
      surface: plain([0.03, 0.03, 0.03], 0.6),
      forms: [
        block('0 -0.1 0', '0.1 0.5 0.16'),
        block('0 0.15 2.4', '0.1 0.3 0.16'),
        block('0.1 1 0.9', '0.06 0.2 0.3'),
      ],
    },
    {
      name: 'rocket launcher rings',
      material: 'hard',
      surface: metal([0.12, 0.12, 0.13], 0.4),
      forms: [rod('0 0.62 3.5, 0 0.62 3.66', 0.3, 0.3, 18), rod('0 0.62 -1.3, 0 0.62 -1.1', 0.29, 0.29, 18)],
    },
  ]),
})
