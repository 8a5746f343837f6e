import { box, linear, newMesh, pane, piece, plaster, scaled, setPart, shine } from '#places/scenery/piece-kit.ts'
import { smoothstep } from '#places/scenery/piece-kit.ts'

/** A tall window with bars; the hour is seen in its glass. */
export const window = piece({
  label: 'Window',
  words:
    'window, windows, tall window, tall windows, big window, big windows, large window, large windows, huge window, huge windows, bay window, window pane, window panes, windowpane, floor to ceiling window, floor to ceiling windows, arched window, arched windows, french windows, open window, sunny window, windowsill, window sill, window seat, window frame',
  order: 30,
  where: 'wall',
  fits: 'indoors',
  size: [14.2, 22.2, 1],
  hang: 5,
  make: ({ noise, time }) => {
    const [frame, glass] = [newMesh(), newMesh()]
    const [wide, high] = [14, 22]
    for (const x of [-wide / 2 + 0.4, wide / 2 - 0.4]) box(frame, { x }, 0.8, high, 0.8)
    for (const y of [0, high - 0.8]) box(frame, { y }, wide, 0.8, 0.8)
    for (const x of [-2.3, 2.3]) box(frame, { x, z: 0.05 }, 0.35, high, 0.5)
    for (const y of [7.2, 14.4]) box(frame, { y, z: 0.05 }, wide, 0.35, 0.5)
    pane(glass, [-wide / 2, 0, 0.05], [wide, 0, 0], [0, high, 0], { unit: true })
    const day = {
      dawn: ['#f6c9a4', '#9db4d8'],
      day: ['#e9f3fb', '#a9cdef'],
      sunset: ['#ff9d52', '#8f6f9a'],
      dusk: ['#5c5f8c', '#232b52'],
      night: ['#1a2340', '#070b1c'],
    } as const
    const [low, top] = day[time].map((hex) => linear(hex))
    const bright = { dawn: 1, day: 1.35, sunset: 1.2, dusk: 0.7, night: 0.6 }[time]
    const [one, two] = [scaled(low ?? [1, 1, 1], bright), scaled(top ?? [1, 1, 1], bright)]
    return [
      setPart('window frame', frame, plaster(linear('#ece6da'), noise, 0.1), { castsShadow: true }),
      setPart('window glass', glass, (spot) => {
        const share = smoothstep(0.1, 0.9, spot.v)
        const trees = smoothstep(0.02, -0.02, spot.v - 0.22 - noise.cloud(spot.u * 2, 3) * 0.2) * 0.55
        const cloud = 1 + (noise.cloud(spot.u * 1.2, spot.v * 2) - 0.5) * 0.35
        const mix = (channel: 0 | 1 | 2) => (one[channel] + (two[channel] - one[channel]) * share) * cloud * (1 - trees)
        shine(spot, mix(0), mix(1), mix(2))
      }),
    ]
  },
})
