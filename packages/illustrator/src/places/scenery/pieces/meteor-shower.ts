import { clamp, piece } from '#places/scenery/piece-kit.ts'

/** Falling stars with their trails. */
export const meteorShower = piece({
  label: 'Meteor shower',
  words:
    'meteor shower, meteor showers, meteors, shooting stars, shooting star, falling stars, falling star, meteor shower overhead, meteors in the sky, meteors falling, comets, comet, comet in the sky',
  order: 233,
  where: 'sky',
  fits: 'outdoors',
  size: [1.5, 1.1],
  paint: ({ random }) => {
    // Each from its head up and to the right.
    const trails = Array.from({ length: 13 }, (_, at) => ({
      x: ((at * 0.618) % 1) * 1.7 - 1,
      y: random.between(-0.7, 0.6),
      long: random.between(0.25, 0.6),
      wide: random.between(0.006, 0.013),
      level: random.between(0.7, 1.6),
    }))
    return (u, v, out) => {
      let light = 0
      for (const { x, y, long, wide, level } of trails) {
        const along = (u - x) * 0.8 + (v - y) * 0.6
        const off = Math.abs((u - x) * 0.6 - (v - y) * 0.8)
        if (along < -wide * 2 || along > long) continue
        const fade = 1 - Math.max(0, along) / long
        const core = clamp(1 - off / (wide * (0.35 + 0.65 * fade)))
        const head = clamp(1 - Math.sqrt(along * along + off * off) / (wide * 3.2))
        light += (core * fade * fade + head * head * 1.6) * level
      }
      out[0] = light * 0.95
      out[1] = light
      out[2] = light * 1.15
    }
  },
})
