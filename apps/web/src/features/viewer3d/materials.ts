import {
  DataTexture,
  DoubleSide,
  FrontSide,
  LinearFilter,
  LinearMipmapLinearFilter,
  MeshStandardMaterial,
  RGBAFormat,
  SRGBColorSpace,
} from 'three'
import type { Figure, Moved } from './figure.ts'

type FigurePiece = Figure['meshes'][number]['pieces'][number]

/** A material for each way that a paint is used. */
export function materialsOf({ paints }: Figure) {
  const textureOf = (bytes: Uint8Array, size: number, isColor: boolean): DataTexture => {
    const texture = new DataTexture(Uint8Array.from(bytes), size, size, RGBAFormat)
    if (isColor) texture.colorSpace = SRGBColorSpace
    texture.magFilter = LinearFilter
    texture.minFilter = LinearMipmapLinearFilter
    texture.generateMipmaps = true
    texture.anisotropy = 4
    texture.needsUpdate = true
    return texture
  }
  const painted = Object.fromEntries(
    Object.entries(paints).map(([id, { colour, feel, size }]) => [
      id,
      { colour: textureOf(colour, size, true), feel: textureOf(feel, size, false) },
    ]),
  )
  const known = new Map<string, MeshStandardMaterial>()
  const paintOf = new Map<MeshStandardMaterial, FigurePiece['paint']>()
  const of = ({ paint, mode, twoSided }: FigurePiece): MeshStandardMaterial => {
    const key = `${paint} ${mode} ${twoSided}`
    const before = known.get(key)
    if (before) return before
    const texture = painted[paint]
    const material = new MeshStandardMaterial({
      ...(texture && { map: texture.colour, roughnessMap: texture.feel, metalnessMap: texture.feel }),
      metalness: 1,
      // Strands scatter light in ways that this shading does not know.
      roughness: paint === 'hair' ? 1.5 : 1,
      side: twoSided ? DoubleSide : FrontSide,
      transparent: mode === 'blend',
      depthWrite: mode !== 'blend',
      alphaTest: mode === 'mask' ? 0.35 : 0,
      alphaToCoverage: mode === 'mask',
    })
    known.set(key, material)
    paintOf.set(material, paint)
    return material
  }
  const textures = Object.values(painted).flatMap(({ colour, feel }) => [colour, feel])
  return Object.assign(of, {
    /** Lighter or darker than they are painted. */
    tint: (tints: Moved['tints']) => {
      for (const [material, paint] of paintOf) material.color.setRGB(...tints[paint])
    },
    get all() {
      return { textures, materials: [...known.values()] }
    },
  })
}
