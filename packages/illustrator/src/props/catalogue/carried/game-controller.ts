import { glowing, inBothArms, inHand, lump, plain, prop, seenAgainst } from '#props/prop-kit.ts'

/** Between both hands. */
export const gameController = prop({
  label: 'Game controller',
  words:
    'game controller, controller, gamepad, game pad, gaming controller, xbox controller, playstation controller, handheld console, nintendo switch, gameboy, video game controller, playing video games, console controller',
  order: 4060,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: true, arms: inBothArms },
  make: inHand('carried', 0.5, (fitting) => [
    {
      name: 'game controller',
      material: 'hard',
      surface: plain(seenAgainst(fitting, '#e8e8ec'), 0.4),
      forms: [
        lump('0 0 0', '0.55 0.2 0.34', 20, 12),
        lump('-0.5 -0.05 0.15', '0.27 0.2 0.46'),
        lump('0.5 -0.05 0.15', '0.27 0.2 0.46'),
      ],
    },
    {
      name: 'controller sticks',
      material: 'hard',
      surface: plain([0.02, 0.02, 0.022], 0.5),
      forms: [lump('-0.25 0.2 0.05', '0.12 0.08 0.12'), lump('0.25 0.2 0.05', '0.12 0.08 0.12')],
    },
    {
      name: 'controller buttons',
      surface: glowing([0.9, 0.25, 0.2], 0.6),
      material: 'glow',
      castsShadow: false,
      forms: [
        lump('0.5 0.17 -0.12', '0.05 0.04 0.05', 8, 6),
        lump('0.6 0.15 -0.02', '0.05 0.04 0.05', 8, 6),
        lump('0.4 0.18 -0.02', '0.05 0.04 0.05', 8, 6),
      ],
    },
  ]),
})
