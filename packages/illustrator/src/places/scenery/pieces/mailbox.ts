import { box, lathe, linear, metal, newMesh, pairs, piece, plain, setPart } from '#places/scenery/piece-kit.ts'

/** A pillar box for letters. */
export const mailbox = piece({
  label: 'Post box',
  words: 'mailbox, mailboxes, post box, postbox, letterbox, letter box, pillar box, red mailbox, red post box',
  order: 632,
  where: 'stands',
  fits: 'outdoors',
  dyed: true,
  size: [6, 16.4, 6],
  make: ({ noise, tone }) => {
    const [body, dark, plate] = [newMesh(), newMesh(), newMesh()]
    lathe(body, {}, pairs`2.5 0, 2.5 1.4, 2.2 1.6, 2.2 13, 2.7 13.2, 2.7 14, 2.3 14.6, 1.2 15.6, 0.02 16`, 24)
    lathe(dark, {}, pairs`2.56 0, 2.56 1.3`, 24)
    box(dark, { y: 11.4, z: 2.1 }, 2.6, 0.5, 0.4)
    box(plate, { y: 8, z: 2 }, 1.8, 2.2, 0.5)
    return [
      setPart('post box', body, metal(tone('#b8242a'), noise, 0.4, 0.1), { castsShadow: true }),
      setPart('post box slot', dark, plain(linear('#141416'), 0.7)),
      setPart('post box plate', plate, plain(linear('#ece8dc'), 0.6)),
    ]
  },
})
