import { box, clamp, linear, newMesh, pane, piece, plaster, rod, setPart, shine } from '#places/scenery/piece-kit.ts'

/** A pointed window of colored glass with the sun behind it. */
export const stainedGlass = piece({
  label: 'Stained glass',
  words:
    'stained glass, stained glass window, stained glass windows, church window, church windows, cathedral window, cathedral windows, rose window, gothic window, gothic windows, coloured glass, colored glass window',
  order: 34,
  where: 'wall',
  fits: 'indoors',
  place: 'church',
  size: [13.4, 27, 1.2],
  hang: 6,
  make: ({ noise, time }) => {
    const [frame, glass] = [newMesh(), newMesh()]
    const level = { dawn: 0.9, day: 1.15, sunset: 1, dusk: 0.5, night: 0.35 }[time]
    pane(glass, [-6, 0, 0.05], [12, 0, 0], [0, 26, 0])
    for (const x of [-6.2, 6.2]) box(frame, { x }, 0.9, 18, 1)
    box(frame, {}, 13.2, 0.8, 1.1)
    for (const x of [-2, 2]) box(frame, { x, z: 0.1 }, 0.25, 19, 0.4)
    for (const y of [6, 12, 18]) box(frame, { y, z: 0.1 }, 12, 0.22, 0.4)
    for (let at = 0; at < 10; at += 1) {
      const point = (t: number): readonly [number, number, number] => [
        (t < 0.5 ? -1 : 1) *
          6.2 *
          (1 - (1 - Math.abs(t * 2 - 1)) * (1 - Math.abs(t * 2 - 1)) * 0.25) *
          Math.abs(t * 2 - 1),
        18 + 8 * (1 - Math.abs(t * 2 - 1) * Math.abs(t * 2 - 1)),
        0,
      ]
      rod(frame, point(at / 10), point((at + 1) / 10), 0.45, 0.45, 5)
    }
    const tones = ['#c8323c', '#2f5fb0', '#e0a83a', '#3a8a5a', '#7a3f94', '#e8e0c0', '#d86a2c'].map((hex) =>
      linear(hex),
    )
    return [
      setPart('stained frame', frame, plaster(linear('#6f6a64'), noise)),
      setPart(
        'stained glass',
        glass,
        (spot) => {
          const [x, y] = [spot.u - 6, spot.v - 17.5]
          const far = Math.sqrt(x * x + y * y)
          const inRose = far < 4.6
          const [a, b] = inRose
            ? [Math.floor(far * 1.1), Math.floor((x / (Math.abs(x) + Math.abs(y) + 0.01)) * 3 + (y > 0 ? 9 : 0))]
            : [Math.floor(spot.u * 0.9 + spot.v * 0.45), Math.floor(spot.u * 0.9 - spot.v * 0.45)]
          const own = noise.cell(a + 60, b + 90)
          const tone = tones[Math.floor(own * 97) % tones.length] ?? [1, 1, 1]
          const edge = inRose ? far * 1.1 - a : spot.u * 0.9 + spot.v * 0.45 - a
          const lead =
            edge < 0.09 || (!inRose && spot.u * 0.9 - spot.v * 0.45 - b < 0.09) || Math.abs(far - 4.6) < 0.14 ? 0.05 : 1
          const bright = level * (0.7 + own * 0.7) * lead * 1.6
          shine(spot, tone[0] * bright, tone[1] * bright, tone[2] * bright)
          const over = spot.v - 18
          spot.alpha = over > 0 && Math.abs(x) > 6 * Math.sqrt(clamp(1 - over / 8)) ? 0 : 1
        },
        { cutOut: true },
      ),
    ]
  },
})
