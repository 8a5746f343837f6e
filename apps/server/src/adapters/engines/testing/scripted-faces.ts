import { parentPort } from 'node:worker_threads'

type PeerRequest = { readonly id: number; readonly rgb: Uint8Array; readonly all?: boolean }

/** Takes the first color of a picture for the face, sees none in black, and breaks on white. */
parentPort?.on('message', ({ id, rgb, all }: PeerRequest) => {
  const [red = 0, green = 0, blue = 0] = rgb
  if (red + green + blue === 0) parentPort?.postMessage({ id })
  else if (red + green + blue === 765) parentPort?.postMessage({ id, problem: 'too bright' })
  else {
    const face = Float32Array.of(red / 255, green / 255, blue / 255)
    if (all) parentPort?.postMessage({ id, faces: [face] })
    else parentPort?.postMessage({ id, face, points: new Float32Array(136).fill(4) })
  }
})
