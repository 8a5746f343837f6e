import type { Camera } from '#lens/camera.ts'
import type { Part } from '#geometry/part.ts'
import { makeScratch, type Scratch } from './scratch.ts'

/** Where in a pixel its four samples lie: a turned square, so that flat and steep edges get four steps. */
export const sampleX = [0.375, 0.875, 0.125, 0.625] as const
export const sampleY = [0.125, 0.375, 0.625, 0.875] as const

/** A rectangle of the picture. `right` and `bottom` are the first pixels outside. */
export type Window = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** What each of the four samples of each pixel of a window sees. */
export type Samples = {
  readonly window: Window
  readonly width: number
  readonly height: number
  /** One over the depth; 0 where nothing is. */
  readonly nearness: Float32Array
  /** 0 nothing, else 1 + the number of the triangle, counted through all parts. */
  readonly triangle: Uint32Array
}

/** Parts one after another, with the number of each one's first triangle. */
export type RasterParts = { readonly parts: readonly Part[]; readonly first: Uint32Array }

export function number(given: readonly Part[]): RasterParts {
  const parts = given.map(alike)
  const first = new Uint32Array(parts.length + 1)
  parts.forEach((part, at) => {
    first[at + 1] = first[at]! + part.triangles.length / 3
  })
  return { parts, first }
}

/** The same part with all its fields in one order: engines read objects of one shape several times as fast. */
export const alike = (part: Part): Part => ({
  name: part.name,
  material: part.material,
  positions: part.positions,
  normals: part.normals,
  triangles: part.triangles,
  uvs: part.uvs ?? noNumbers,
  uvTriangles: part.uvTriangles ?? part.triangles,
  rest: part.rest ?? part.positions,
  strands: part.strands ?? noNumbers,
  light: part.light ?? noNumbers,
  surface: part.surface,
  twoSided: part.twoSided,
  blended: part.blended,
  cutOut: part.cutOut ?? false,
  whole: part.whole ?? nowhere,
  holes: part.holes ?? part.surface,
  castsShadow: part.castsShadow,
  lift: part.lift ?? 0,
  face: part.face ?? false,
})

const noNumbers = new Float32Array(0)
const nowhere = (): boolean => false

export function makeSamples(window: Window, scratch: Scratch = makeScratch()): Samples {
  const width = Math.max(0, window.right - window.left)
  const height = Math.max(0, window.bottom - window.top)
  const count = width * height * 4
  return {
    window,
    width,
    height,
    nearness: scratch.floats('nearness', count).fill(0),
    triangle: scratch.words('triangle', count).fill(0),
  }
}

export const wholeWindow = (camera: Camera): Window => ({ left: 0, top: 0, right: camera.width, bottom: camera.height })
