import { addCopy, ball, box, linear, newMesh, ofOneColor, palette, piece, plain } from '#places/scenery/piece-kit.ts'
import { rod, setPart, wood } from '#places/scenery/piece-kit.ts'

/** A table for pool with its balls, a cue across it. */
export const poolTable = piece({
  label: 'Pool table',
  words:
    'pool table, pool tables, billiard table, billiard tables, billiards table, snooker table, snooker tables, billiards, pool hall',
  order: 626,
  where: 'stands',
  dyed: true,
  size: [25, 10, 14],
  make: ({ noise, tone }) => {
    const [frame, cloth, balls, cue, holes] = [newMesh(), newMesh(), newMesh(), newMesh(), newMesh()]
    for (const x of [-10, 10]) for (const z of [-4.6, 4.6]) box(frame, { x, z }, 1.6, 6, 1.6)
    box(frame, { y: 5.6 }, 23, 2, 12)
    for (const z of [-5.9, 5.9]) box(frame, { y: 7.4, z }, 24, 0.9, 1.2)
    for (const x of [-11.4, 11.4]) box(frame, { x, y: 7.4 }, 1.2, 0.9, 12.6)
    box(cloth, { y: 7.6 }, 22, 0.2, 10.8)
    for (const x of [-10.4, 0, 10.4]) for (const z of [-4.9, 4.9]) ball(holes, [x, 7.8, z], [0.6, 0.1, 0.6], 8)
    const spots = [0, 1, 2, 3, 4].flatMap((row) =>
      Array.from({ length: row + 1 }, (_, at) => [row, at - row / 2] as const),
    )
    for (const [at, [row, across]] of spots.entries()) {
      const one = newMesh()
      ball(one, [3 + row * 0.92, 8.25, across * 1.06], [0.5, 0.5, 0.5], 7)
      addCopy(balls, ofOneColor(one), {}, at)
    }
    const white = newMesh()
    ball(white, [-5.4, 8.25, 0.6], [0.5, 0.5, 0.5], 7)
    addCopy(balls, ofOneColor(white), {}, 6)
    rod(cue, [-11, 9, 4], [-4.6, 8.3, 0.9], 0.2, 0.1, 7)
    const tones = ['#e0b02c', '#2a4fa0', '#c0302c', '#5a3a8a', '#d8702c', '#2a7a4a', '#f2f0ea', '#1c1c1e'].map((hex) =>
      linear(hex),
    )
    return [
      setPart('pool frame', frame, wood(linear('#4a2c1e'), noise), { castsShadow: true }),
      setPart('pool cloth', cloth, plain(tone('#1f6a44'), 0.95)),
      setPart('pool pockets', holes, plain(linear('#0c0c0d'), 0.9)),
      setPart('pool balls', balls, palette(tones, 0.15)),
      setPart('pool cue', cue, wood(linear('#c89a5c'), noise)),
    ]
  },
})
