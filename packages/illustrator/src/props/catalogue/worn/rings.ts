import { ball, between, cord, type Fitting, gold, metal, minus, newMesh, type Part, plain } from '#props/prop-kit.ts'
import { prop, ringAround, toPart, unit } from '#props/prop-kit.ts'

/** Rings on two fingers of each hand, one of them with a stone. */
export const rings = prop({
  label: 'Rings',
  words:
    'ring, rings, silver rings, gold rings, silver ring, gold ring, golden ring, wedding ring, wedding rings, wedding band, engagement ring on her finger, signet ring, signet rings, diamond ring, diamond rings, knuckle rings, ring on her finger, ring on his finger, rings on her fingers, rings on his fingers, rings on every finger, many rings, chunky rings, stacked rings, jewelled rings, jeweled rings, ornate ring, skull ring, skull rings, ruby ring, emerald ring, sapphire ring, magic ring, rings on both hands, finger rings, stacking rings, engagement ring',
  order: 345,
  slot: 'fingers',
  make,
})

function make({ body, colours }: Fitting): readonly Part[] {
  const [bands, stones] = [newMesh(), newMesh()]
  for (const side of ['L', 'R'] as const) {
    for (const finger of [2, 4] as const) {
      const [root, knuckle] = [
        body.bones.joint(`finger${finger}-1.${side}`),
        body.bones.joint(`finger${finger}-2.${side}`),
      ]
      const axis = unit(minus(knuckle, root))
      const hand = side === 'L' ? body.hands.left : body.hands.right
      const ring = ringAround(
        [body.posed],
        between(root, knuckle, 0.55),
        axis,
        hand.facing,
        0.09,
        0.17,
        (_, index) => index < 13_380,
      )
      cord(
        bands,
        Array.from({ length: 25 }, (_, nth) => ring.girth(nth / 24, 0.012)),
        0.026,
        7,
        true,
      )
      if (finger === 4) ball(stones, ring.girth(0.5, 0.04), [0.055, 0.055, 0.055], 10, 7)
    }
  }
  return [
    toPart(bands, { name: 'rings', material: 'hard', surface: metal(gold, 0.18) }),
    toPart(stones, { name: 'ring stones', material: 'hard', surface: plain(colours.accent, 0.06) }),
  ]
}
