import { block, clear, glass, inHand, prop, turned, waxed } from '#props/prop-kit.ts'

/** A low heavy glass with ice. */
export const whiskyGlass = prop({
  label: 'Whisky glass',
  words:
    'glass of whiskey, glass of whisky, whiskey, whisky, whiskey glass, whisky glass, tumbler, tumbler of whiskey, bourbon, glass of bourbon, scotch, glass of rum, glass of brandy, brandy, old fashioned, whiskey tumbler, drinking whiskey',
  order: 3110,
  slot: 'hand',
  hand: { fingers: 'cup', arm: 'front', both: false, rim: 0.4 },
  make: inHand('vessel', 0.36, () => [
    {
      name: 'whisky',
      material: 'hard',
      surface: waxed([0.5, 0.17, 0.02], 0.08),
      forms: [turned('0 -0.28, 0.31 -0.28, 0.33 0, 0 0.01', 26)],
    },
    {
      name: 'ice',
      surface: glass([0.9, 0.95, 1], 0.6),
      material: 'glass',
      castsShadow: false,
      forms: [block('0.08 0.04 0.06', '0.13 0.12 0.12'), block('-0.12 -0.02 -0.08', '0.12 0.12 0.12')],
    },
    {
      name: 'whisky glass',
      surface: glass([0.85, 0.9, 0.92], 0.3),
      ...clear,
      forms: [turned('0 -0.38, 0.34 -0.38, 0.37 0.38, 0.35 0.38', 30)],
    },
  ]),
})
