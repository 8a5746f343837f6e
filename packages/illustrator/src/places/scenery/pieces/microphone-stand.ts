import { ball, lathe, linear, metal, newMesh, pairs, piece, rod, setPart } from '#places/scenery/piece-kit.ts'

/** A microphone on its stand. */
export const microphoneStand = piece({
  label: 'Microphone stand',
  words:
    'microphone stand, mic stand, microphone on a stand, mic on a stand, mic stands, microphone stands, studio microphone, studio mic, podcast microphone, condenser microphone, retro microphone',
  order: 600,
  where: 'stands',
  size: [6, 15.4, 5],
  make: ({ noise }) => {
    const [steel, head] = [newMesh(), newMesh()]
    lathe(steel, {}, pairs`2.2 0, 2.2 0.2, 0.4 0.5, 0.2 0.6`, 20)
    rod(steel, [0, 0.4, 0], [0, 12.6, 0], 0.16, 0.14, 8)
    rod(steel, [0, 12.4, 0], [0, 13.4, 1], 0.2, 0.24, 8)
    rod(head, [0, 13.2, 0.8], [0, 14.2, 1.6], 0.3, 0.42, 10)
    ball(head, [0, 14.5, 1.8], [0.65, 0.7, 0.65], 10)
    return [
      setPart('microphone stand', steel, metal(linear('#8c8f94'), noise, 0.3, 0.9), { castsShadow: true }),
      setPart('microphone', head, metal(linear('#3a3c40'), noise, 0.4, 0.7), { castsShadow: true }),
    ]
  },
})
