import { inHand, plain, prop, rod, turned, wood } from '#props/prop-kit.ts'

export const smokingPipe = prop({
  label: 'Pipe',
  words:
    'smoking pipe, tobacco pipe, smoking a pipe, kiseru, wooden pipe, pipe in hand, pipe in his mouth, long pipe, corncob pipe, pipe, pipes in hand, clay pipe, briar pipe, old pipe, pipe smoke, puffing on a pipe, puffing a pipe, pipe between his teeth, pipe in her mouth',
  order: 4120,
  slot: 'hand',
  hand: { fingers: 'fist', arm: 'mouth', both: false },
  make: inHand('shown', 0.06, () => [
    {
      name: 'smoking pipe',
      material: 'hard',
      surface: wood([0.2, 0.09, 0.04]),
      forms: [
        turned('0 -0.1, 0.16 -0.06, 0.2 0.1, 0.19 0.4, 0.15 0.4, 0.13 0.2, 0 0.18', 18, '-0.5 0.2 0.2'),
        rod('-0.5 0.2 0.2, -0.2 0.15 0.1, 0.1 0.35 0, 0.4 0.5 -0.05', 0.08, 0.05),
      ],
    },
    {
      name: 'pipe mouthpiece',
      material: 'hard',
      surface: plain([0.02, 0.02, 0.022], 0.5),
      forms: [rod('0.4 0.5 -0.05, 0.65 0.56 -0.1', 0.05, 0.04)],
    },
  ]),
})
