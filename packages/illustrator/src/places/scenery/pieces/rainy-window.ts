import { box, linear, newMesh, pane, piece, plaster, setPart, shine } from '#places/scenery/piece-kit.ts'

/** A window with drops and runnels on its glass, and lights behind. */
export const rainyWindow = piece({
  label: 'Rain on the window',
  words: 'raindrops on the glass, raindrops on the window, wet window, wet glass, raindrops, droplets on the glass',
  order: 32,
  where: 'wall',
  fits: 'indoors',
  size: [16, 22, 0.9],
  hang: 5,
  make: ({ noise, lamps }) => {
    const [frame, glass] = [newMesh(), newMesh()]
    for (const x of [-7.6, 0, 7.6]) box(frame, { x }, x === 0 ? 0.35 : 0.8, 22, 0.8)
    for (const y of [0, 21.2]) box(frame, { y }, 16, 0.8, 0.8)
    pane(glass, [-8, 0, 0.05], [16, 0, 0], [0, 22, 0])
    const [low, high] = [linear('#5a6878'), linear('#8fa0b0')]
    return [
      setPart('rain frame', frame, plaster(linear('#3c3a3a'), noise, 0.1)),
      setPart('rain glass', glass, (spot) => {
        const share = spot.v / 22
        const lane = Math.floor(spot.u * 1.6)
        const runnel =
          Math.abs(spot.u * 1.6 - lane - 0.5) < 0.1 &&
          noise.cell(lane, 4) > 0.45 &&
          noise.cloud(lane * 3.1, spot.v * 0.12) > 0.42
            ? 1
            : 0
        const [cu, cv] = [Math.floor(spot.u * 2.2), Math.floor(spot.v * 2.2)]
        const [dx, dy] = [
          spot.u * 2.2 - cu - 0.3 - 0.4 * noise.cell(cu, cv),
          spot.v * 2.2 - cv - 0.3 - 0.4 * noise.cell(cu + 9, cv),
        ]
        const drop = dx * dx + dy * dy < 0.05 + 0.06 * noise.cell(cu + 4, cv + 2) ? 1 : 0
        const dark = 1 - 0.72 * lamps
        const level = (0.55 + runnel * 0.5 + drop * (0.45 + dy) - 0.15 * (1 - drop)) * dark
        const lampLight = noise.cloud(spot.u * 0.22 + 5, spot.v * 0.22) > 0.62 ? 0.5 + lamps : 0
        const mix = (channel: 0 | 1 | 2) => (low[channel] + (high[channel] - low[channel]) * share) * 1.5 * level
        shine(
          spot,
          mix(0) + lampLight * 0.5 * level,
          mix(1) + lampLight * 0.3 * level,
          mix(2) + lampLight * 0.1 * level,
        )
      }),
    ]
  },
})
