import { mixed, scaled } from '#geometry/color.ts'
import { type Lighting, rigOf } from './lighting.ts'

/** Lamps, the sun, and what light comes through; as in `lightings.ts`. */
export const lampLightings = {
  coloured: {
    rig: (_, s) =>
      rigOf(
        { at: [0.6 * s, 0.3, 0.72], light: [1.1, 1.1, 1.1], soft: 0.4 },
        { at: [-0.75 * s, 0.15, 0.62], light: [0.36, 0.36, 0.36] },
        [
          { at: [-0.82 * s, 0.35, -0.48], light: [2, 2, 2] },
          { at: [0.82 * s, 0.3, -0.48], light: [1.3, 1.3, 1.3] },
        ],
        [0.11, 0.11, 0.11],
      ),
    face: 0.66,
    left: [0.42, 0.42, 0.42],
    grade: { bloom: 0.38, saturation: 1.1, vignette: 0.36 },
  },
  lamp: {
    rig: (_, s) =>
      rigOf(
        { at: [0.82 * s, 0.12, 0.55], light: [1.6, 1.02, 0.52], soft: 0.45 },
        { at: [-0.6 * s, 0.2, 0.7], light: [0.14, 0.1, 0.08] },
        [{ at: [0.8 * s, 0.4, -0.5], light: [1.3, 0.8, 0.4] }],
        [0.08, 0.065, 0.06],
      ),
    face: 0.82,
    left: [0.46, 0.34, 0.24],
    grade: { vignette: 0.42, bloom: 0.34, tint: [1.03, 1, 0.95] },
  },
  bulb: {
    rig: (_, s) =>
      rigOf(
        { at: [0.22 * s, 0.86, 0.46], light: [1.7, 1.22, 0.68], soft: 0.06 },
        { at: [-0.6 * s, 0.1, 0.7], light: [0.05, 0.045, 0.045] },
        [{ at: [-0.3 * s, 0.9, -0.4], light: [1.5, 1.05, 0.55] }],
        [0.035, 0.03, 0.028],
      ),
    face: 0.74,
    left: [0.3, 0.24, 0.18],
    grade: { vignette: 0.56, contrast: 1.12, bloom: 0.32 },
  },
  vanity: {
    rig: (_, s) =>
      rigOf(
        { at: [0.42 * s, 0.18, 0.88], light: [1, 0.84, 0.6], soft: 0.9 },
        { at: [-0.42 * s, 0.18, 0.88], light: [0.86, 0.72, 0.5] },
        [
          { at: [-0.85 * s, 0.2, -0.3], light: [0.9, 0.7, 0.45] },
          { at: [0.85 * s, 0.2, -0.3], light: [0.9, 0.7, 0.45] },
        ],
        [0.16, 0.13, 0.1],
      ),
    face: 1.06,
    left: [0.66, 0.54, 0.4],
    grade: { vignette: 0.3, bloom: 0.42, contrast: 1 },
  },
  fluorescent: {
    rig: (_, s) =>
      rigOf(
        { at: [0.16 * s, 0.9, 0.42], light: [0.86, 1.02, 0.86], soft: 0.85 },
        { at: [-0.5 * s, 0.1, 0.8], light: [0.18, 0.22, 0.19] },
        [{ at: [-0.3 * s, 0.9, -0.45], light: [0.8, 0.95, 0.8] }],
        [0.26, 0.31, 0.27],
        [0.16, 0.19, 0.17],
      ),
    face: 0.94,
    left: [0.8, 0.94, 0.82],
    grade: { contrast: 1.08, saturation: 0.86, tint: [0.97, 1.03, 0.96], vignette: 0.2 },
  },
  top: {
    rig: (_, s) =>
      rigOf(
        { at: [0.08 * s, 1, 0.22], light: [1.8, 1.74, 1.62], soft: 0.12 },
        { at: [-0.4 * s, 0, 0.8], light: [0.05, 0.05, 0.06] },
        [{ at: [-0.2 * s, 0.95, -0.4], light: [1.6, 1.56, 1.5] }],
        [0.05, 0.05, 0.056],
      ),
    face: 0.6,
    left: [0.3, 0.31, 0.35],
    grade: { vignette: 0.46, contrast: 1.14 },
  },
  floodlights: {
    rig: (_, s) =>
      rigOf(
        { at: [0.62 * s, 0.72, 0.42], light: [1.25, 1.28, 1.32], soft: 0.1 },
        { at: [-0.7 * s, 0.55, 0.5], light: [0.4, 0.42, 0.46] },
        [
          { at: [-0.6 * s, 0.7, -0.5], light: [3.2, 3.3, 3.5] },
          { at: [0.6 * s, 0.7, -0.5], light: [3.6, 3.7, 3.9] },
        ],
        [0.07, 0.075, 0.09],
      ),
    face: 1,
    left: [0.5, 0.52, 0.58],
    grade: { bloom: 0.5, contrast: 1.12, vignette: 0.3 },
  },
  headlights: {
    rig: (_, s) =>
      rigOf(
        { at: [0.55 * s, -0.16, 0.82], light: [1.5, 1.42, 1.22], soft: 0.04 },
        { at: [-0.6 * s, 0.1, 0.7], light: [0.04, 0.045, 0.06] },
        [
          { at: [-0.7 * s, 0.02, -0.6], light: [3.4, 3.1, 2.6] },
          { at: [0.6 * s, 0.02, -0.7], light: [3, 2.8, 2.3] },
        ],
        [0.03, 0.032, 0.042],
      ),
    face: 0.92,
    left: [0.26, 0.27, 0.32],
    grade: { bloom: 0.52, contrast: 1.14, vignette: 0.4 },
  },
  fridge: {
    rig: (_, s) =>
      rigOf(
        { at: [0.3 * s, 0.02, 0.95], light: [1, 1.08, 1.12], soft: 0.7 },
        { at: [-0.6 * s, 0.1, 0.7], light: [0.06, 0.065, 0.075] },
        [],
        [0.04, 0.043, 0.05],
      ),
    face: 0.95,
    left: [0.22, 0.24, 0.28],
    grade: { vignette: 0.5, contrast: 1.08, saturation: 0.94 },
  },
  sun: {
    rig: (own, s) =>
      rigOf(
        { at: [0.62 * s, 0.68, 0.55], light: [1.7, 1.56, 1.3], soft: 0.03 },
        { at: [-0.7 * s, 0.1, 0.7], light: [0.16, 0.18, 0.22] },
        [{ at: [-0.6 * s, 0.7, -0.5], light: [1.4, 1.25, 1] }],
        mixed(scaled(own.sky, 0.6), [0.24, 0.28, 0.34], 0.6),
        [0.2, 0.18, 0.15],
      ),
    face: 1.08,
    left: [1.12, 1.08, 1],
    grade: { contrast: 1.12, saturation: 1.1, bloom: 0.3 },
  },
  blinds: {
    rig: (_, s) =>
      rigOf(
        { at: [0.72 * s, 0.34, 0.72], light: [2, 1.72, 1.3], soft: 0.05, gobo: 'blinds' },
        { at: [-0.7 * s, 0.1, 0.6], light: [0.05, 0.055, 0.07] },
        [{ at: [-0.85 * s, 0.3, -0.5], light: [0.5, 0.5, 0.56] }],
        [0.05, 0.052, 0.062],
      ),
    face: 1,
    left: [0.34, 0.33, 0.36],
    grade: { contrast: 1.14, vignette: 0.34 },
  },
  'window-shadow': {
    rig: (_, s) =>
      rigOf(
        { at: [0.66 * s, 0.4, 0.74], light: [1.9, 1.62, 1.2], soft: 0.05, gobo: 'window' },
        { at: [-0.7 * s, 0.1, 0.6], light: [0.08, 0.085, 0.1] },
        [{ at: [0.8 * s, 0.4, -0.5], light: [0.8, 0.7, 0.55] }],
        [0.07, 0.072, 0.085],
      ),
    face: 1,
    left: [0.44, 0.42, 0.42],
    grade: { contrast: 1.1, vignette: 0.26 },
  },
  dappled: {
    rig: (own, s) =>
      rigOf(
        { at: [0.5 * s, 0.66, 0.66], light: [2, 1.84, 1.36], soft: 0.05, gobo: 'leaves' },
        { at: [-0.7 * s, 0.1, 0.6], light: [0.13, 0.16, 0.13] },
        [{ at: [-0.7 * s, 0.5, -0.5], light: [1, 1, 0.7] }],
        mixed(scaled(own.sky, 0.35), [0.13, 0.16, 0.12], 0.6),
      ),
    face: 1.05,
    left: [0.8, 0.84, 0.72],
    grade: { contrast: 1.06, bloom: 0.34 },
  },
  caustics: {
    rig: (_, s) =>
      rigOf(
        { at: [0.34 * s, 0.62, 0.75], light: [0.9, 1.4, 1.5], soft: 0.05, gobo: 'water' },
        { at: [-0.6 * s, 0, 0.7], light: [0.08, 0.16, 0.2] },
        [{ at: [-0.7 * s, 0.5, -0.5], light: [0.5, 1, 1.2] }],
        [0.08, 0.14, 0.17],
        [0.07, 0.16, 0.18],
      ),
    face: 0.92,
    left: [0.46, 0.66, 0.74],
    grade: { bloom: 0.4, vignette: 0.32 },
  },
  'high-key': {
    rig: (_, s) =>
      rigOf(
        { at: [0.3 * s, 0.4, 0.9], light: [0.85, 0.85, 0.86], soft: 1 },
        { at: [-0.4 * s, 0.2, 0.9], light: [0.6, 0.6, 0.61] },
        [
          { at: [-0.7 * s, 0.5, -0.5], light: [1.6, 1.6, 1.62] },
          { at: [0.7 * s, 0.5, -0.5], light: [1.6, 1.6, 1.62] },
        ],
        [0.6, 0.6, 0.61],
        [0.5, 0.5, 0.5],
      ),
    face: 1.5,
    left: [1.6, 1.6, 1.62],
    grade: { vignette: 0, contrast: 0.92, saturation: 0.92, bloom: 0.6 },
  },
  silhouette: {
    rig: (_, s) => ({
      ...rigOf(
        { at: [0.3 * s, 0.3, -0.9], light: [0.5, 0.45, 0.4], soft: 0.5 },
        { at: [-0.5 * s, 0.3, 0.7], light: [0.02, 0.02, 0.024] },
        [
          { at: [-0.8 * s, 0.4, -0.55], light: [0.7, 0.62, 0.5] },
          { at: [0.8 * s, 0.4, -0.55], light: [0.7, 0.62, 0.5] },
        ],
        [0.012, 0.012, 0.014],
      ),
      against: true,
    }),
    face: 0.035,
    left: [1.35, 1.3, 1.24],
    grade: { contrast: 1.1, bloom: 0.5 },
  },
} satisfies Readonly<Record<string, Lighting>>
