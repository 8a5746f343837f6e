import type { GeneValues } from '#genes/genes.ts'
import { skinTones } from './vocabulary/color-words.ts'
import type { PromptPart } from './vocabulary/attribute.ts'

type GeneChange = Partial<GeneValues>

/** The genes behind the words for a face and a body: part, then value. */
const table: Readonly<Partial<Record<PromptPart, Readonly<Record<string, GeneChange>>>>> = {
  sex: {
    female: { sex: 0, presentation: 0.05 },
    male: { sex: 1, presentation: 0.95 },
    androgynous: { sex: 0.5, presentation: 0.5 },
  },
  heritage: {
    african: { african: 1, asian: 0, european: 0 },
    asian: { african: 0, asian: 1, european: 0 },
    european: { african: 0, asian: 0, european: 1 },
    latin: { african: 0.15, asian: 0.3, european: 0.6 },
    'middle-eastern': { african: 0.15, asian: 0.15, european: 0.7 },
    'south-asian': { african: 0.2, asian: 0.3, european: 0.5 },
  },
  height: { short: { height: 0.28 }, average: { height: 0.5 }, tall: { height: 0.7 }, 'very-tall': { height: 0.85 } },
  build: {
    slim: { weight: 0.25, muscle: 0.42 },
    skinny: { weight: 0.12, muscle: 0.25 },
    average: { weight: 0.47, muscle: 0.48 },
    athletic: { weight: 0.4, muscle: 0.72 },
    muscular: { weight: 0.55, muscle: 0.92 },
    stocky: { weight: 0.68, muscle: 0.68 },
    curvy: { weight: 0.6, hips: 0.6, bust: 0.7 },
    heavy: { weight: 0.88, muscle: 0.4, waist: 0.6 },
  },
  shoulders: { broad: { shoulders: 0.7 }, narrow: { shoulders: -0.6 } },
  legs: { long: { legs: 0.7 }, short: { legs: -0.6 } },
  hips: { wide: { hips: 0.7 }, narrow: { hips: -0.6 } },
  neck: { long: { neck: 0.7 }, short: { neck: -0.6 } },
  freckles: { yes: { freckles: 0.75 }, none: { freckles: 0 } },
  wrinkles: { yes: { wrinkles: 0.8 }, none: { wrinkles: -1 } },
  moles: { yes: { moles: 1 }, none: { moles: 0 } },
  headShape: {},
  forehead: { high: { forehead: 0.7 }, low: { forehead: -0.6 } },
  cheekbones: { high: { cheekbones: 0.8 }, flat: { cheekbones: -0.6 } },
  cheeks: { full: { cheeks: 0.7 }, hollow: { cheeks: -0.8 } },
  jaw: { strong: { jaw: 0.8 }, soft: { jaw: -0.5 } },
  chin: {
    pointed: { chinWidth: -0.8 },
    strong: { chin: 0.7, chinWidth: 0.4 },
    weak: { chin: -0.7 },
    cleft: { cleft: 0.85 },
  },
  eyeSize: { big: { eyeSize: 0.75 }, small: { eyeSize: -0.5 } },
  eyeShape: {
    almond: { eyeTilt: 0.45, eyeOpening: -0.1 },
    round: { eyeOpening: 0.6 },
    narrow: { eyeOpening: -0.7 },
    upturned: { eyeTilt: 0.8 },
    downturned: { eyeTilt: -0.7 },
    hooded: { eyeFold: 0.8 },
    'wide-set': { eyeSpacing: 0.8 },
    'close-set': { eyeSpacing: -0.7 },
  },
  lashes: { long: { lashes: 0.95 }, short: { lashes: 0.1 } },
  brows: {
    thick: { browThickness: 0.95, browStyle: 'bushy' },
    thin: { browThickness: 0.1 },
    arched: { browStyle: 'arched' },
    straight: { browStyle: 'straight' },
  },
  nose: {
    long: { noseLength: 0.8 },
    small: { noseLength: -0.6, noseWidth: -0.4 },
    big: { noseLength: 0.6, noseWidth: 0.5 },
    wide: { noseWidth: 0.8 },
    narrow: { noseWidth: -0.7, noseTipWidth: -0.5 },
    hooked: { noseBridge: 0.9, noseTip: -0.5 },
    upturned: { noseTip: 0.8, noseBridge: -0.4 },
    straight: { noseBridge: 0, noseTip: 0 },
  },
  lips: { full: { upperLip: 0.7, lowerLip: 0.8 }, thin: { upperLip: -0.7, lowerLip: -0.6 } },
  mouth: { wide: { mouthWidth: 0.8 }, small: { mouthWidth: -0.7 } },
  ears: { pointed: { earPoint: 1 }, big: { earSize: 0.8 }, small: { earSize: -0.6 } },
  skinTone: Object.fromEntries(Object.entries(skinTones).map(([id, [tone]]) => [id, { skinTone: tone }])),
}

/** Skin that goes with looks when the text says nothing of it. */
export const heritageTones: Readonly<Record<string, number>> = {
  african: 0.82,
  asian: 0.26,
  european: 0.16,
  latin: 0.42,
  'middle-eastern': 0.4,
  'south-asian': 0.56,
}

/** What a word about face or body does to the genes. */
export const traitGenes = (part: PromptPart, value: string): GeneChange => table[part]?.[value] ?? {}
