import { block, card, glowing, inHand, plain, prop } from '#props/prop-kit.ts'

/** Its screen to whoever looks. */
export const tablet = prop({
  label: 'Tablet',
  words:
    'tablet, ipad, tablet computer, drawing tablet, datapad, data pad, digital tablet, e reader, kindle, holo tablet, data slate, graphics tablet',
  order: 4050,
  slot: 'hand',
  hand: { fingers: 'between', arm: 'front', both: false },
  make: inHand('between', 0.78, () => [
    {
      name: 'tablet',
      material: 'hard',
      surface: plain([0.03, 0.03, 0.033], 0.35),
      forms: [block('0 0.75 0', '0.8 1.05 0.05'), card(-0.3, 0.8, 2.1, 0, -0.051)],
    },
    {
      name: 'tablet screen',
      surface: glowing([0.2, 0.42, 0.62], 0.8),
      material: 'glow',
      castsShadow: false,
      forms: [block('0 0.75 0.052', '0.72 0.95 0.004'), block('0 0.75 -0.052', '0.05 0.05 0.004')],
    },
  ]),
})
