import type { Measure } from './face-measures.ts'

/** Mean and standard deviation. */
type Norm = readonly [mean: number, deviation: number]

/**
 * What the same model measures on photographs of real adults: the 49 women and 53 men of the Face Research Lab London Set
 * (DeBruine and Jones, CC BY 4.0), calm and from the front. The model's points are not those of calipers, so figures
 * from books cannot be put beside its own as they are; docs/illustrator.md has both.
 */
export const norms: Readonly<Record<Measure, { readonly women: Norm; readonly men: Norm }>> = {
  iris: { women: [0.4487, 0.014], men: [0.4544, 0.0189] },
  eyeWidth: { women: [0.1931, 0.0069], men: [0.1838, 0.0063] },
  eyeDistance: { women: [0.2486, 0.0115], men: [0.2454, 0.0145] },
  eyeOpening: { women: [0.3864, 0.0318], men: [0.3652, 0.0284] },
  browHeight: { women: [0.1222, 0.0096], men: [0.1124, 0.0115] },
  upperThird: { women: [0.1864, 0.0149], men: [0.1782, 0.0186] },
  middleThird: { women: [0.4147, 0.0139], men: [0.3965, 0.0123] },
  lowerThird: { women: [0.3989, 0.0247], men: [0.4253, 0.0239] },
  noseLength: { women: [0.3173, 0.0092], men: [0.3049, 0.0096] },
  noseWidth: { women: [0.292, 0.0127], men: [0.2962, 0.0161] },
  mouthWidth: { women: [0.3555, 0.0216], men: [0.3533, 0.0216] },
  lips: { women: [0.3698, 0.0479], men: [0.3783, 0.0617] },
  jaw: { women: [0.7978, 0.0169], men: [0.8192, 0.0149] },
  faceWidth: { women: [0.8609, 0.0302], men: [0.8686, 0.0384] },
}
