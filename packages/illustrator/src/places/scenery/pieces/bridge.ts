import { archedBridge, newMesh, piece, planks, setPart } from '#places/scenery/piece-kit.ts'

/** An arched bridge. */
export const bridge = piece({
  label: 'Bridge',
  words: 'bridge, bridges, wooden bridge, arched bridge, bridge in the background, red bridge, old bridge',
  order: 398,
  where: 'stands',
  fits: 'outdoors',
  dyed: true,
  size: [60, 16, 12],
  make: ({ noise, tone }) => {
    const mesh = newMesh()
    archedBridge(mesh, { x: 0, z: 4.5 }, 56, 9, 9)
    return [setPart('bridge', mesh, planks(tone('#8a5a3c'), noise, 1.2, 20), { castsShadow: true, twoSided: true })]
  },
})
