import { resolve } from 'node:path'
import type { Environment } from './environment.ts'
import type { Variables } from './variables.ts'

/** Whether what leaves is marked, and with whose key it is signed. */
export type MarkingConfig = {
  /** Each may be switched off by itself: what is signed into a file, the mark in its pixels, and its look in the registry. */
  readonly layers: { readonly metadata: boolean; readonly watermark: boolean; readonly registry: boolean }
  /** Without them the installation makes its own. */
  readonly files: { readonly certificate: string; readonly key: string } | undefined
}

export function markingConfig({ MARKING: marking, C2PA_CERT: certificate, C2PA_KEY: key }: Variables): MarkingConfig {
  const files = certificate && key ? { certificate: resolve(certificate), key: resolve(key) } : undefined
  const isOn = (layer: string): boolean => (marking ?? 'on') === 'on' || marking?.split(',').includes(layer) === true
  const layers = { metadata: isOn('metadata'), watermark: isOn('watermark'), registry: isOn('registry') }
  return { layers, files }
}

/** A key without its certificate signs nothing. */
export function incompleteMarking({ C2PA_CERT: certificate, C2PA_KEY: key }: Environment): string[] {
  if (Boolean(certificate) === Boolean(key)) return []
  const [set, missing] = certificate ? ['C2PA_CERT', 'C2PA_KEY'] : ['C2PA_KEY', 'C2PA_CERT']
  return [`${missing} is not set, but ${set} is. Set both, or neither.`]
}
