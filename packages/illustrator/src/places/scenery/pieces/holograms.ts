import { addCopy, newMesh, pane, piece, scaled, setPart, shine } from '#places/scenery/piece-kit.ts'

/** Panels of light that float in the air. */
export const holograms = piece({
  label: 'Holograms',
  words:
    'hologram, holograms, holographic display, holographic displays, holographic screens, holographic screen, holographic interface, holographic ui, floating screens, floating interface, hud, holographic map, holographic projections, holographic projection, futuristic interface, ar interface',
  order: 368,
  where: 'air',
  dyed: true,
  size: [28, 16.4, 5],
  share: 0.4,
  make: ({ noise, tone }) => {
    const mesh = newMesh()
    for (const [at, [x, y, z, wide, high]] of (
      [
        [-9, 6, 0, 8, 6],
        [1, 8.4, -2, 9.4, 7.4],
        [10, 4.6, 1, 6, 8],
        [-4, 0.4, 1.6, 6, 4.4],
      ] as const
    ).entries()) {
      const one = newMesh()
      pane(one, [-wide / 2, 0, 0], [wide, 0, 0], [0, high, 0], { unit: true })
      addCopy(mesh, one, { x, y, z }, at)
    }
    const own = scaled(tone('#3ac8f0'), 1.5)
    return [
      setPart(
        'holograms',
        mesh,
        (spot) => {
          const which = Math.floor(spot.u - 0.0005)
          const [u, v] = [spot.u - which, spot.v]
          const edge = Math.min(u, 1 - u, v, 1 - v)
          const row = Math.floor(v * 11)
          const text =
            which % 2 === 0
              ? u > 0.1 && u < 0.2 + noise.cell(row + which * 9, 5) * 0.7 && v * 11 - row > 0.45 && row > 0 && row < 10
              : false
          const [x, y] = [u - 0.5, v - 0.5]
          const far = Math.sqrt(x * x + y * y)
          const rings = which % 2 === 1 ? Math.abs(far * 9 - Math.round(far * 9)) < 0.14 && far < 0.42 : false
          const line = edge < 0.025 ? 1 : text || rings ? 0.85 : 0.16
          shine(spot, own[0] * (0.6 + line), own[1] * (0.6 + line), own[2] * (0.6 + line))
          spot.alpha = line
        },
        { blended: true, twoSided: true },
      ),
    ]
  },
})
