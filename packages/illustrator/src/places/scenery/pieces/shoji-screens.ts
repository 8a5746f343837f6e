import { box, linear, newMesh, pane, piece, put, setPart, wood } from '#places/scenery/piece-kit.ts'

/** Sliding doors of paper in wooden frames. */
export const shojiScreens = piece({
  label: 'Paper screens',
  words:
    'shoji, shoji doors, shoji screens, shoji screen, shoji door, paper screens, paper screen, paper doors, sliding paper doors, fusuma, japanese sliding doors, japanese screens, rice paper doors, rice paper screens, paper walls, byobu, folding screen, folding screens',
  order: 345,
  where: 'span',
  size: [60, 30, 1.6],
  away: 14,
  make: ({ noise, wide, lamps }) => {
    const [paper, frames] = [newMesh(), newMesh()]
    const [door, high] = [13, 27]
    const count = Math.max(2, Math.floor((wide - 1) / door))
    const left = (-count * door) / 2
    pane(paper, [left, 0.6, 0], [count * door, 0, 0], [0, high, 0], { cell: 8 })
    for (const y of [0, high, high + 1.4]) box(frames, { y }, count * door, y === high ? 0.9 : 0.7, 1.4)
    box(frames, { y: high + 0.7 }, count * door, 2.2, 0.4)
    for (let at = 0; at <= count; at += 1) box(frames, { x: left + at * door, z: 0.2 }, 0.9, high + 2, 0.7)
    for (let at = 0; at < count; at += 1) {
      for (let bar = 1; bar < 4; bar += 1)
        box(frames, { x: left + at * door + (door * bar) / 4, y: 6, z: 0.15 }, 0.22, high - 6, 0.3)
      for (let row = 0; row < 7; row += 1)
        box(frames, { x: left + (at + 0.5) * door, y: 6 + row * 3.4, z: 0.15 }, door, 0.22, 0.3)
      box(frames, { x: left + (at + 0.5) * door, y: 0.6, z: 0.1 }, door - 0.8, 5.2, 0.24)
    }
    return [
      setPart(
        'paper',
        paper,
        (spot) => {
          put(spot, [0.86, 0.8, 0.68], 0.94 + noise.cloud(spot.u * 0.9, spot.v * 0.9) * 0.12)
          spot.rough = 0.95
          // By night a lamp burns behind.
          spot.glow = 0.12 + lamps * 0.5
        },
        { twoSided: true },
      ),
      setPart('screen frames', frames, wood(linear('#5a3d28'), noise), { castsShadow: true }),
    ]
  },
})
