import { blend, facet, newMesh, piece, put, setPart, smoothstep, triples } from '#places/scenery/piece-kit.ts'

/** A range of mountains with snow on its peaks. */
export const mountains = piece({
  label: 'Mountains far away',
  words:
    'mountains in the background, distant mountains, mountain in the background, mountain backdrop, snow capped mountains, snow capped peaks, mountains in the distance, jagged peaks, mountain vista, rocky mountains',
  order: 408,
  where: 'far',
  fits: 'outdoors',
  size: [222, 76, 48],
  share: 0.4,
  make: ({ noise }) => {
    const mesh = newMesh()
    const steps = 60
    for (const [z, high, own] of triples`-10 60 3, 10 38 11`) {
      const y = (t: number): number => {
        const peak = noise.hills(t * 5.5 + own, own) * 0.75 + noise.cloud(t * 3 + own, own + 4) * 0.5
        return high * peak * smoothstep(0, 0.12, t) * smoothstep(1, 0.88, t)
      }
      for (let at = 0; at < steps; at += 1) {
        const [a, b] = [at / steps, (at + 1) / steps]
        const [xa, xb] = [(a - 0.5) * 220, (b - 0.5) * 220]
        const lean = (noise.cell(at, own) - 0.5) * 8
        facet(mesh, [xa, 0, z + 12], [xb, 0, z + 12], [xb, y(b) * 0.55, z + 5 + lean], [xa, y(a) * 0.55, z + 5 - lean])
        facet(mesh, [xa, y(a) * 0.55, z + 5 - lean], [xb, y(b) * 0.55, z + 5 + lean], [xb, y(b), z], [xa, y(a), z])
      }
    }
    return [
      setPart('mountains', mesh, (spot) => {
        const rough = noise.cloud(spot.x * 0.06, spot.y * 0.09 + spot.z)
        put(spot, [0.16, 0.2, 0.27], 0.7 + rough * 0.7)
        blend(spot, [0.86, 0.9, 0.95], smoothstep(24, 31, spot.y + (rough - 0.5) * 26))
        spot.rough = 0.95
      }),
    ]
  },
})
