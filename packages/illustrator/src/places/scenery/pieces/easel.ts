import { box, canvas, linear, newMesh, pane, piece, rod, setPart, wood } from '#places/scenery/piece-kit.ts'

/** An easel with a painting on it. */
export const easel = piece({
  label: 'Easel',
  words: 'easel, easels, canvas on an easel, painting on an easel, easel with a painting, canvases, blank canvas',
  order: 396,
  where: 'stands',
  dyed: true,
  size: [8.4, 18.4, 8.2],
  make: ({ noise, tone }) => {
    const [timber, picture] = [newMesh(), newMesh()]
    for (const x of [-1, 1]) rod(timber, [x * 3.4, 0, 1.4], [x * 0.6, 18, -1], 0.28, 0.24, 6)
    rod(timber, [0, 0, -3.6], [0, 17, -1], 0.28, 0.24, 6)
    box(timber, { y: 6.4, z: 0.7 }, 7, 0.5, 0.9)
    box(timber, { y: 6.9, z: 0.2 }, 8, 9.4, 0.35)
    pane(picture, [-3.8, 7.1, 0.42], [7.6, 0, 0], [0, 9, 0])
    return [
      setPart('easel', timber, wood(linear('#a87c50'), noise), { castsShadow: true }),
      setPart(
        'easel picture',
        picture,
        canvas(noise, [linear('#dcd4c0'), tone('#c06a48'), linear('#3f5f6a'), linear('#e0b050')]),
      ),
    ]
  },
})
