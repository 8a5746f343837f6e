import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const from = createRequire(import.meta.url)
const sources = join(dirname(dirname(from.resolve('three'))), 'src')

const without = (name: string, made: string): string => `export function ${name}() { return ${made} }`

/**
 * What of three.js the stage of figures has no use for, and what stands in its place: headsets, shadows, surroundings that
 * are mirrored in things, pictures that are worked on after they are drawn.
 */
const replaced: Readonly<Record<string, string>> = {
  'renderers/webxr/WebXRManager.js': without(
    'WebXRManager',
    "{ enabled: false, isPresenting: false, addEventListener() {}, removeEventListener() {}, setAnimationLoop() {}, getEnvironmentBlendMode: () => 'opaque', dispose() {} }",
  ),
  'renderers/webgl/WebGLShadowMap.js': without('WebGLShadowMap', '{ enabled: false, type: 1, render() {} }'),
  'renderers/webgl/WebGLEnvironments.js': without('WebGLEnvironments', '{ get: () => null, dispose() {} }'),
  'renderers/webgl/WebGLOutput.js': without('WebGLOutput', '{}'),
  'renderers/webgl/WebGLUniformsGroups.js': without('WebGLUniformsGroups', '{ dispose() {} }'),
}

/** Parts of shaders that only begin to say something where a material has what ours have not. */
const silent = [
  'alphahash_pars_fragment',
  'aomap_fragment',
  'batching_pars_vertex',
  'bumpmap_pars_fragment',
  'clearcoat_normal_fragment_maps',
  'clearcoat_pars_fragment',
  'clipping_planes_fragment',
  'displacementmap_pars_vertex',
  'displacementmap_vertex',
  'dithering_pars_fragment',
  'emissivemap_fragment',
  'envmap_common_pars_fragment',
  'envmap_fragment',
  'envmap_pars_fragment',
  'envmap_pars_vertex',
  'envmap_physical_pars_fragment',
  'envmap_vertex',
  'fog_fragment',
  'fog_pars_fragment',
  'gradientmap_pars_fragment',
  'iridescence_fragment',
  'iridescence_pars_fragment',
  'lightprobes_pars_fragment',
  'lights_lambert_fragment',
  'lights_lambert_pars_fragment',
  'lights_phong_fragment',
  'lights_phong_pars_fragment',
  'lights_toon_fragment',
  'lights_toon_pars_fragment',
  'logdepthbuf_fragment',
  'logdepthbuf_pars_fragment',
  'logdepthbuf_pars_vertex',
  'logdepthbuf_vertex',
  'map_particle_fragment',
  'map_particle_pars_fragment',
  'morphcolor_vertex',
  'morphinstance_vertex',
  'normal_fragment_maps',
  'normalmap_pars_fragment',
  'packing',
  'shadowmap_pars_fragment',
  'shadowmap_pars_vertex',
  'shadowmap_vertex',
  'shadowmask_pars_fragment',
  'specularmap_fragment',
  'transmission_fragment',
  'transmission_pars_fragment',
] as const

/** Whole shaders: ours is the one of physical materials. */
const shaders = /ShaderLib[\\/](?!meshphysical)\w+\.glsl\.js$/

type NamedNode = { readonly type?: unknown; readonly key?: { readonly name?: unknown } }
type Span = { readonly start: number; readonly end: number }

/** Classes without what writes them into files and reads them again. */
function withoutFiles(code: string, tree: unknown): string {
  const found: Span[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    const { type, key } = node as NamedNode
    if (type === 'MethodDefinition' && (key?.name === 'toJSON' || key?.name === 'fromJSON')) found.push(node as Span)
    else Object.values(node).forEach(visit)
  }
  visit(tree)
  return found
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code)
}

/**
 * three.js out of its own sources, so that what nobody calls is left out, and without what the stage has no use for: a
 * fifth of it. An update of three.js that calls these files otherwise fails the build instead of growing in silence.
 */
export function slimThree(): Plugin {
  const met = new Set<string>()
  return {
    name: 'slim-three',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'three' ? join(sources, 'Three.js') : undefined),
    load(id) {
      if (!id.startsWith(sources)) return
      const file = id.slice(sources.length + 1).replaceAll('\\', '/')
      const part = /ShaderChunk\/(\w+)\.glsl\.js$/.exec(file)?.[1]
      if (part && silent.some((name) => name === part)) {
        met.add(part)
        return "export default ''"
      }
      if (shaders.test(file)) return "export const vertex = ''\nexport const fragment = ''"
      const other = replaced[file]
      if (other !== undefined) met.add(file)
      return other
    },
    transform(code, id) {
      if (!id.startsWith(sources)) return
      // Shaders are compiled without their remarks; a line that begins with # has to stay one.
      if (id.endsWith('.glsl.js'))
        return { code: code.replaceAll(/^\s+|[ \t]*\/\/.*$/gm, '').replaceAll(/\n{2,}/g, '\n'), map: null }
      return { code: withoutFiles(code, this.parse(code)), map: null }
    },
    buildEnd(error) {
      if (error || met.size === 0) return
      const missing = [...Object.keys(replaced), ...silent].filter((name) => !met.has(name))
      if (missing.length > 0) throw new Error(`three.js has no such files any more: ${missing.join(', ')}.`)
    },
  }
}
