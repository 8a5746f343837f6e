import { canvas, fours, hungPicture, linear, newMesh, piece, setPart, wood } from '#places/scenery/piece-kit.ts'

/** Framed paintings on the wall. */
export const painting = piece({
  label: 'Paintings',
  words:
    'painting on the wall, paintings on the wall, paintings, oil paintings, framed painting, framed paintings, art on the wall, picture frames, picture frame, framed pictures, framed photos, photos on the wall, photographs on the wall, portrait on the wall, portraits on the wall, gallery wall, artwork on the wall, artworks',
  order: 144,
  where: 'wall',
  fits: 'indoors',
  dyed: true,
  size: [21, 12, 1.4],
  hang: 11,
  make: ({ noise, random, tone }) => {
    const [frames, pictures] = [newMesh(), newMesh()]
    for (const [x, y, wide, high] of fours`-6.4 2 6.6 8.4, 1.6 0 8 11, 8.2 4.4 4.4 5.6`)
      hungPicture(frames, pictures, [x, y + random.share() * 0.4, -0.3], wide, high)
    return [
      setPart('painting frames', frames, wood(linear('#8a6430'), noise), { castsShadow: true }),
      setPart(
        'paintings',
        pictures,
        canvas(noise, [linear('#e9dcc4'), tone('#c06a48'), linear('#3f5f6a'), linear('#d8a850')]),
      ),
    ]
  },
})
