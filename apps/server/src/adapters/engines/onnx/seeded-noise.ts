import { random } from '@eidolon/people'

/** Noise as a bell has it, the same for the same seed. */
export function seededNoise(seed: number, length: number): Float32Array {
  const stream = random('latent noise', seed)
  const noise = new Float32Array(length)
  for (let at = 0; at < length; at += 2) {
    // Two even numbers give two of a bell: Box and Muller.
    const far = Math.sqrt(-2 * Math.log(1 - stream.share()))
    const turn = 2 * Math.PI * stream.share()
    noise[at] = far * Math.cos(turn)
    if (at + 1 < length) noise[at + 1] = far * Math.sin(turn)
  }
  return noise
}
