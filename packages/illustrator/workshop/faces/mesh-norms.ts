import type { MeshMeasure } from './mesh-measures.ts'

/** Mean and standard deviation. */
type Norm = readonly [mean: number, deviation: number]

/**
 * What people who marked 189 points by hand found on photographs of real adults, calm and from the front: the 49 women
 * and 53 men of the Face Research Lab London Set (DeBruine and Jones, CC BY 4.0). Those of European, African and East
 * Asian descent count the same, as chance draws them here.
 */
export const meshNorms: Readonly<Record<MeshMeasure, { readonly women: Norm; readonly men: Norm }>> = {
  iris: { women: [0.4485, 0.0308], men: [0.4415, 0.0238] },
  eyeWidth: { women: [0.1903, 0.0152], men: [0.1907, 0.0125] },
  eyeDistance: { women: [0.2582, 0.0172], men: [0.247, 0.0198] },
  eyeOpening: { women: [0.3892, 0.0373], men: [0.355, 0.0351] },
  browHeight: { women: [0.184, 0.0211], men: [0.1511, 0.0259] },
  lowerFace: { women: [0.603, 0.0303], men: [0.621, 0.0277] },
  upperLip: { women: [0.3439, 0.0259], men: [0.3306, 0.024] },
  noseWidth: { women: [0.2739, 0.028], men: [0.2783, 0.0267] },
  mouthWidth: { women: [0.3692, 0.0254], men: [0.3629, 0.0228] },
  lips: { women: [0.3865, 0.0587], men: [0.3838, 0.0933] },
  jaw: { women: [0.8766, 0.0369], men: [0.9037, 0.0261] },
  faceWidth: { women: [1.2217, 0.0734], men: [1.1835, 0.0667] },
}
