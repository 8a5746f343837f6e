import { around, glowing, inHand, metal, plain, prop, seenAgainst, steel, turned } from '#props/prop-kit.ts'

/** A blade of light. */
export const energySword = prop({
  label: 'Energy sword',
  words:
    'lightsaber, light saber, lightsabre, lightsabers, energy sword, laser sword, beam sword, energy blade, plasma sword, plasma blade, beam saber, glowing energy sword, laser blade, sword of light, neon katana, energy katana',
  order: 3490,
  slot: 'hand',
  poses: { 'sword-ready': 2, holding: 3 },
  glow: { part: 'energy blade', strength: 0.8, reach: 1.3 },
  hand: { fingers: 'fist', arm: 'front', both: false },
  make: inHand('blade', 0.13, (fitting) => [
    {
      name: 'energy blade',
      surface: glowing(seenAgainst(fitting, '#38c8ff'), 3),
      material: 'glow',
      castsShadow: false,
      forms: [turned('0.09 0.7, 0.1 0.8, 0.1 6.8, 0.07 7, 0 7.06', 14)],
    },
    {
      name: 'energy sword',
      material: 'hard',
      surface: metal(steel, 0.3),
      forms: [turned('0 -0.85, 0.13 -0.85, 0.13 0.5, 0.17 0.55, 0.17 0.68, 0.08 0.72', 18)],
    },
    {
      name: 'energy grip',
      material: 'hard',
      surface: plain([0.015, 0.015, 0.017], 0.5),
      forms: [
        around(5, (_, nth) =>
          turned(
            `0.14 ${-0.7 + nth * 0.24}, 0.155 ${-0.66 + nth * 0.24}, 0.155 ${-0.58 + nth * 0.24}, 0.14 ${-0.54 + nth * 0.24}`,
            18,
          ),
        ),
      ],
    },
  ]),
})
