import { chair as chairShape, newMesh, piece, setPart, turned, wood } from '#places/scenery/piece-kit.ts'

/** Empty chairs in a row. */
export const chairs = piece({
  label: 'Chairs',
  words:
    'chair, chairs, wooden chair, empty chair, empty chairs, empty seats, empty seat, rows of chairs, rows of seats, dining chairs, seats, stools, stool, bar stools, bar stool, barstools, barstool, counter stools, counter stool, wooden stool, wooden stools',
  order: 124,
  where: 'stands',
  dyed: true,
  size: [16.6, 9.6, 5.4],
  make: ({ noise, tone }) => {
    const mesh = newMesh()
    for (const x of [-5.6, 0, 5.6]) chairShape(mesh, { x, turn: turned(x * 2) })
    return [setPart('chairs', mesh, wood(tone('#8a5c38'), noise), { castsShadow: true })]
  },
})
