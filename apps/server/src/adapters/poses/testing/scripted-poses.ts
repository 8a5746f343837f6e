import { parentPort } from 'node:worker_threads'

type PeerRequest = { readonly id: number; readonly rgb: Uint8Array }

/** What BlazePose has found of somebody who stands with the left arm stretched out: x, y, depth, and how sure it is. */
const points = {
  nose: [176, 40, -30, 1],
  leftEye: [180, 35, -28, 1],
  rightEye: [172, 35, -28, 1],
  leftEar: [188, 38, -10, 1],
  rightEar: [164, 38, -10, 1],
  leftShoulder: [202, 84, -4, 1],
  rightShoulder: [150, 84, -4, 1],
  leftElbow: [239, 86, -4, 0.9],
  rightElbow: [146, 121, 2, 0.9],
  leftWrist: [274, 86, -8, 0.9],
  rightWrist: [146, 156, -4, 0.9],
  leftHip: [191, 152, 0, 1],
  rightHip: [161, 152, 0, 1],
  leftKnee: [192, 210, -4, 0.9],
  rightKnee: [160, 210, -4, 0.9],
  leftAnkle: [192, 272, 6, 0.9],
  rightAnkle: [160, 272, 6, 0.9],
} as const

/**
 * A model that goes by the first color of a picture: nobody in black, an error for white, nobody's shoulders in green, no
 * legs in blue, as many people as a tenth of the red.
 */
parentPort?.on('message', ({ id, rgb }: PeerRequest) => {
  const [red = 0, green = 0, blue = 0] = rgb
  if (red + green + blue < 20) return parentPort?.postMessage({ id })
  if (red + green + blue > 745) return parentPort?.postMessage({ id, problem: 'too bright' })
  const isUnsure = (name: string) =>
    (green > 240 && name.endsWith('Shoulder')) || (blue > 240 && /Knee|Ankle/.test(name))
  const seen = Object.entries(points).map(([name, [x, y, depth, sure]]) => [
    name,
    { x, y, depth, sure: isUnsure(name) ? 0.02 : sure },
  ])
  parentPort?.postMessage({
    id,
    found: { points: Object.fromEntries(seen), people: Math.max(1, Math.round(red / 10)) },
  })
})
