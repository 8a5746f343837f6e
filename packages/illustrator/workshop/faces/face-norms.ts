import type { Measure } from './face-measures.ts'

/** Mean and standard deviation. */
type Norm = readonly [mean: number, deviation: number]

/**
 * What the same model measures on photographs of real adults: the 49 women and 53 men of the Face Research Lab London Set
 * (DeBruine and Jones, CC BY 4.0), calm and from the front, each descent counting the same. The model's points are not those of calipers, so figures
 * from books cannot be put beside its own as they are; docs/illustrator.md has both.
 */
export const norms: Readonly<Record<Measure, { readonly women: Norm; readonly men: Norm }>> = {
  iris: { women: [0.4465, 0.0148], men: [0.4499, 0.0188] },
  eyeWidth: { women: [0.1925, 0.0072], men: [0.185, 0.007] },
  eyeDistance: { women: [0.2535, 0.0129], men: [0.2509, 0.0149] },
  eyeOpening: { women: [0.388, 0.0323], men: [0.3633, 0.03] },
  browHeight: { women: [0.1216, 0.0097], men: [0.1148, 0.0113] },
  upperThird: { women: [0.1867, 0.0151], men: [0.1768, 0.0188] },
  middleThird: { women: [0.4119, 0.014], men: [0.3997, 0.0135] },
  lowerThird: { women: [0.4013, 0.0251], men: [0.4235, 0.0248] },
  noseLength: { women: [0.3168, 0.0094], men: [0.3063, 0.0097] },
  noseWidth: { women: [0.2996, 0.0154], men: [0.3016, 0.0186] },
  mouthWidth: { women: [0.3667, 0.0252], men: [0.3578, 0.0237] },
  lips: { women: [0.3864, 0.0488], men: [0.3984, 0.0645] },
  jaw: { women: [0.7986, 0.0172], men: [0.8168, 0.0149] },
  faceWidth: { women: [0.8566, 0.0306], men: [0.8595, 0.0382] },
}
