import type { LightId } from '@eidolon/people'
import type { Light } from '#light/rig.ts'
import { mixed, scaled } from '#geometry/color.ts'
import { lampLightings } from './lamp-lightings.ts'
import { type Lighting, rigOf } from './lighting.ts'

const dark: Light = [0.02, 0.022, 0.03]

/** In the order of the catalog. `s` is the side that the place's own key light comes from. */
export const lightings: Readonly<Record<LightId, Lighting>> = {
  golden: {
    rig: (own, s) =>
      rigOf(
        { at: [0.75 * s, 0.3, 0.6], light: [1.5, 0.98, 0.5], soft: 0.35 },
        { at: [-0.7 * s, 0.2, 0.7], light: [0.2, 0.16, 0.17] },
        [
          { at: [-0.8 * s, 0.35, -0.5], light: [2.6, 1.6, 0.7] },
          { at: [0.8 * s, 0.3, -0.55], light: [1.6, 0.9, 0.35] },
        ],
        mixed(scaled(own.sky, 0.5), [0.34, 0.26, 0.2], 0.6),
      ),
    face: 1,
    left: [1.08, 0.88, 0.62],
    grade: { bloom: 0.36, tint: [1.05, 1, 0.92] },
  },
  soft: {
    rig: (own, s) =>
      rigOf(
        { at: [0.35 * s, 0.5, 0.8], light: [0.7, 0.69, 0.67], soft: 1 },
        { at: [-0.6 * s, 0.1, 0.8], light: [0.38, 0.38, 0.39] },
        [{ at: [-0.7 * s, 0.5, -0.5], light: [0.5, 0.5, 0.52] }],
        mixed(own.sky, [0.5, 0.5, 0.5], 0.7),
        [0.3, 0.29, 0.28],
      ),
    face: 1.02,
    left: [1, 1, 1],
    grade: { contrast: 0.97 },
  },
  ring: {
    rig: () =>
      rigOf(
        { at: [0.02, 0.06, 1], light: [1.1, 1.1, 1.12], soft: 0.85 },
        { at: [0, -0.2, 1], light: [0.3, 0.3, 0.31] },
        [],
        [0.12, 0.12, 0.13],
      ),
    face: 1.12,
    left: [0.7, 0.7, 0.74],
    grade: { contrast: 1, vignette: 0.3 },
  },
  spotlight: {
    rig: (_, s) =>
      rigOf(
        { at: [0.25 * s, 1, 0.55], light: [1.6, 1.55, 1.42], soft: 0.08 },
        { at: [-0.5 * s, 0, 0.8], light: [0.05, 0.05, 0.07] },
        [
          { at: [-0.5 * s, 0.9, -0.6], light: [1.6, 1.6, 1.7] },
          { at: [0.5 * s, 0.9, -0.6], light: [1.2, 1.2, 1.3] },
        ],
        [0.035, 0.036, 0.045],
      ),
    face: 1,
    left: [0.16, 0.17, 0.22],
    grade: { vignette: 0.5, contrast: 1.12, bloom: 0.34 },
  },
  candle: {
    rig: (_, s) =>
      rigOf(
        { at: [0.45 * s, -0.12, 0.85], light: [1.5, 0.8, 0.3], soft: 0.35 },
        { at: [-0.5 * s, 0.1, 0.7], light: [0.12, 0.07, 0.05] },
        [{ at: [-0.8 * s, 0.3, -0.5], light: [0.5, 0.26, 0.1] }],
        [0.06, 0.04, 0.04],
      ),
    face: 0.7,
    left: [0.3, 0.19, 0.12],
    grade: { vignette: 0.45, bloom: 0.36, tint: [1.04, 1, 0.95] },
  },
  fire: {
    rig: (_, s) =>
      rigOf(
        { at: [0.75 * s, -0.1, 0.55], light: [1.9, 0.82, 0.2], soft: 0.3 },
        { at: [-0.6 * s, 0.2, 0.7], light: [0.1, 0.07, 0.09] },
        [
          { at: [0.85 * s, 0.05, -0.4], light: [2.8, 1.1, 0.25] },
          { at: [-0.8 * s, 0.4, -0.5], light: [0.3, 0.24, 0.32] },
        ],
        [0.06, 0.04, 0.045],
      ),
    face: 0.8,
    left: [0.4, 0.24, 0.15],
    grade: { vignette: 0.4, bloom: 0.38, contrast: 1.1 },
  },
  moon: {
    rig: (_, s) =>
      rigOf(
        { at: [0.55 * s, 0.75, 0.5], light: [0.62, 0.78, 1.15], soft: 0.3 },
        { at: [-0.6 * s, 0.2, 0.7], light: [0.05, 0.07, 0.12] },
        [
          { at: [-0.7 * s, 0.5, -0.55], light: [1.1, 1.4, 2.1] },
          { at: [0.75 * s, 0.5, -0.5], light: [0.5, 0.65, 1] },
        ],
        [0.07, 0.09, 0.15],
      ),
    face: 0.62,
    left: [0.3, 0.4, 0.62],
    grade: { vignette: 0.36, saturation: 0.9, bloom: 0.34 },
  },
  rim: {
    rig: (own, s) =>
      rigOf(
        { at: [0.3 * s, 0.5, 0.8], light: scaled(own.key.light, 0.5), soft: 0.9 },
        { at: [-0.6 * s, 0.1, 0.8], light: scaled(own.fill.light, 0.7) },
        [
          { at: [-0.75 * s, 0.4, -0.55], light: [4.2, 3.7, 3] },
          { at: [0.75 * s, 0.45, -0.55], light: [4.6, 4.1, 3.4] },
          { at: [0, 0.85, -0.6], light: [3, 2.8, 2.4] },
        ],
        scaled(own.sky, 0.7),
      ),
    face: 0.66,
    left: [0.86, 0.84, 0.82],
    grade: { bloom: 0.5 },
  },
  dramatic: {
    rig: (_, s) =>
      rigOf(
        { at: [0.98 * s, 0.42, 0.08], light: [1.75, 1.62, 1.45], soft: 0.08 },
        { at: [-0.6 * s, 0, 0.8], light: [0.03, 0.034, 0.045] },
        [{ at: [-0.85 * s, 0.35, -0.5], light: [0.7, 0.75, 0.9] }],
        [0.025, 0.027, 0.034],
      ),
    face: 0.56,
    left: [0.36, 0.37, 0.42],
    grade: { contrast: 1.18, vignette: 0.42, saturation: 0.98 },
  },
  window: {
    rig: (_, s) =>
      rigOf(
        { at: [0.9 * s, 0.3, 0.5], light: [1.2, 1.18, 1.12], soft: 0.7 },
        { at: [-0.7 * s, 0.1, 0.6], light: [0.12, 0.12, 0.13] },
        [{ at: [0.85 * s, 0.3, -0.4], light: [1.2, 1.18, 1.12] }],
        [0.14, 0.145, 0.16],
      ),
    face: 0.9,
    left: [0.6, 0.6, 0.62],
    grade: { contrast: 1.06, vignette: 0.26 },
  },
  studio: {
    rig: (_, s) =>
      rigOf(
        { at: [0.5 * s, 0.55, 0.7], light: [1.05, 1.04, 1.02], soft: 0.6 },
        { at: [-0.6 * s, 0.2, 0.75], light: [0.34, 0.34, 0.36] },
        [
          { at: [-0.7 * s, 0.5, -0.55], light: [1.5, 1.5, 1.55] },
          { at: [0.75 * s, 0.45, -0.5], light: [1.1, 1.1, 1.15] },
        ],
        [0.24, 0.24, 0.25],
      ),
    face: 1.12,
    left: [0.9, 0.9, 0.92],
    grade: { vignette: 0.12 },
  },
  flash: {
    rig: () =>
      rigOf(
        { at: [0.06, 0.16, 1], light: [1.5, 1.5, 1.55], soft: 0.02 },
        { at: [0, 0, 1], light: [0.06, 0.06, 0.06] },
        [],
        [0.05, 0.05, 0.055],
      ),
    face: 1.22,
    left: [0.32, 0.32, 0.36],
    grade: { contrast: 1.14, vignette: 0.38 },
  },
  neon: {
    rig: (_, s) =>
      rigOf(
        { at: [0.85 * s, 0.25, 0.5], light: [1.25, 0.28, 0.95], soft: 0.4 },
        { at: [-0.85 * s, 0.2, 0.55], light: [0.12, 0.52, 0.95] },
        [
          { at: [-0.85 * s, 0.3, -0.45], light: [0.2, 1.6, 2.6] },
          { at: [0.85 * s, 0.3, -0.45], light: [2.6, 0.35, 1.8] },
        ],
        [0.14, 0.1, 0.2],
      ),
    face: 0.85,
    left: [0.42, 0.36, 0.66],
    grade: { bloom: 0.42, saturation: 1.12, vignette: 0.34 },
  },
  cold: {
    rig: (_, s) =>
      rigOf(
        { at: [0.2 * s, -0.1, 0.98], light: [0.5, 0.82, 1.25], soft: 0.75 },
        { at: [-0.6 * s, 0.2, 0.7], light: [0.06, 0.08, 0.14] },
        [{ at: [-0.75 * s, 0.4, -0.55], light: [0.4, 0.6, 1] }],
        [0.05, 0.07, 0.12],
      ),
    face: 0.78,
    left: [0.34, 0.44, 0.64],
    grade: { vignette: 0.38, saturation: 0.95 },
  },
  below: {
    rig: (_, s) =>
      rigOf(
        { at: [0.12 * s, -0.72, 0.68], light: [1.3, 1.16, 0.92], soft: 0.2 },
        { at: [-0.5 * s, 0, 0.8], light: [0.03, 0.035, 0.05] },
        [{ at: [-0.8 * s, 0.2, -0.5], light: [0.6, 0.62, 0.8] }],
        dark,
        [0.3, 0.26, 0.2],
      ),
    face: 0.75,
    left: [0.26, 0.27, 0.34],
    grade: { vignette: 0.45, contrast: 1.12 },
  },
  red: {
    rig: (_, s) =>
      rigOf(
        { at: [0.6 * s, 0.4, 0.65], light: [1.7, 0.16, 0.12], soft: 0.4 },
        { at: [-0.7 * s, 0.1, 0.7], light: [0.2, 0.03, 0.05] },
        [
          { at: [-0.8 * s, 0.4, -0.5], light: [2.4, 0.25, 0.2] },
          { at: [0.8 * s, 0.3, -0.5], light: [1.4, 0.14, 0.12] },
        ],
        [0.12, 0.03, 0.035],
      ),
    face: 0.44,
    left: [0.6, 0.13, 0.13],
    grade: { vignette: 0.4, bloom: 0.36 },
  },
  ...lampLightings,
}
