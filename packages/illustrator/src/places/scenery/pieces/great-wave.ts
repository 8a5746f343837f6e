import { ball, blend, card, clamp, cos, linear, mixed, newMesh, piece, plain, put } from '#places/scenery/piece-kit.ts'
import { setPart, sheet, sin, smoke, smoothstep, triples, type Vector } from '#places/scenery/piece-kit.ts'

/** A wave higher than a house that is about to break, foam on its lip. */
export const greatWave = piece({
  label: 'Great wave',
  words:
    'great wave, giant wave, huge wave, enormous wave, massive wave, towering wave, tidal wave, tsunami, monster wave, giant waves, huge waves, massive waves, enormous waves, towering waves, tidal waves, tsunami wave, wall of water, giant ocean wave, huge ocean wave, breaking wave, breaking waves, big wave, big waves',
  order: 199,
  where: 'span',
  fits: 'outdoors',
  place: 'beach',
  dyed: true,
  size: [60, 46, 34],
  away: 44,
  make: ({ noise, random, tone, wide }) => {
    const [water, foam, spray] = [newMesh(), newMesh(), newMesh()]
    const high = (u: number): number => 0.6 + 0.46 * noise.hills((u - 0.5) * wide * 0.022 + 3, 2)
    // From its foot the face grows steeper until it is upright, and curls over from there.
    const at = (u: number, v: number): Vector => {
      const size = high(u)
      const x = (u - 0.5) * wide
      const rough = (noise.cloud(x * 0.12, v * 2) - 0.5) * 2.2 * v
      if (v < 0.58) {
        const angle = (v / 0.58) * (Math.PI / 2)
        return [x, 30 * size * (1 - cos(angle)) - 0.6, 14 - 17 * sin(angle) + rough]
      }
      const radius = 9 * size
      const angle = ((v - 0.58) / 0.42) * 3.7
      return [x, 30 * size - 0.6 + radius * sin(angle), -3 + radius - radius * cos(angle) + rough]
    }
    sheet(water, at, Math.min(120, Math.round(wide / 1.2)), 34)
    // Foam in small clots along the lip, fingers of it that reach down, white water at the foot.
    const clot = ([x, y, z]: Vector, size: number, flat: number): void =>
      ball(
        foam,
        [x, y, Math.min(15.5, z)],
        [size * flat, size, size],
        3,
        (a, b, c) => 0.6 + noise.hills(a * 2 + x, b * 2 + c) * 0.8,
      )
    const count = Math.min(260, Math.round(wide * 2.4))
    for (let nth = 0; nth < count; nth += 1) {
      const u = 0.012 + ((nth + random.share()) / count) * 0.976
      const [x, y, z] = at(u, random.between(0.9, 1))
      const small = random.share() * random.share()
      clot([x, y + random.middling() * 0.4, z], 0.12 + small * 0.34, random.between(0.9, 1.8))
      if (nth % 5 > 0) continue
      for (let drop = 1; drop < 4; drop += 1)
        clot([x + random.middling() * 0.5, y - drop * random.between(0.5, 1.1), z + 0.2], 0.2 - drop * 0.04, 1)
    }
    for (let nth = 0; nth < 110; nth += 1) {
      const [x, , z] = at(0.02 + ((nth + random.share()) / 110) * 0.96, random.between(0.01, 0.1))
      clot([x, 0.1, z], random.between(0.25, 0.7), random.between(1.4, 3))
    }
    for (let nth = 0; nth < 16; nth += 1) {
      const [x, y, z] = at((nth + 0.5) / 16, 0.78)
      card(spray, [x, y + 2, z], [7, 0, 0], [0, 4, 0], [0, 0, 1], nth)
    }
    const deep = tone('#1c5a78')
    const clear = mixed(deep, [0.4, 0.85, 0.8], 0.45)
    const white = linear('#eef4f4')
    return [
      setPart(
        'great wave',
        water,
        (spot) => {
          const { u, v } = spot
          const x = u * wide
          put(spot, deep, 0.7 + noise.cloud(x * 0.08, v * 3) * 0.5)
          // Where it is thin the light comes through.
          blend(spot, clear, smoothstep(0.3, 0.72, v) * 0.8)
          // Threads of foam that are drawn up the face, leaning as it bends.
          const bend = x + v * 9 + noise.hills(x * 0.06, v * 2) * 7
          for (const [often, level, own] of triples`0.11 0.4 4, 0.29 0.26 9`) {
            const line = Math.abs(noise.cloud(bend * often, v * 0.9 + own) - 0.5)
            const there = smoothstep(0.42, 0.6, noise.cloud(x * 0.05 + own, v * 2.4))
            blend(spot, white, smoothstep(0.035, 0.008, line) * level * (0.3 + v) * there)
          }
          const torn = noise.cloud(x * 0.3, v * 7)
          blend(spot, white, clamp(smoothstep(0.8, 0.98, v + (torn - 0.5) * 0.3)))
          blend(spot, white, smoothstep(0.12, 0.02, v + (torn - 0.5) * 0.16) * 0.9)
          // The lip is torn.
          spot.alpha = v > 0.9 + noise.cloud(x * 0.16, v * 2 + 7) * 0.13 ? 0 : 1
          spot.rough = 0.2 + 0.5 * smoothstep(0.8, 0.95, v)
          spot.relief = noise.cloud(x * 0.3, v * 9) * 0.5
        },
        { twoSided: true, cutOut: true },
      ),
      setPart('foam', foam, plain(white, 0.9)),
      setPart('spray', spray, smoke([0.75, 0.8, 0.82], noise, 0.34), { blended: true }),
    ]
  },
})
