import { resolve } from 'node:path'
import type { Environment } from './environment.ts'
import type { Variables } from './variables.ts'

/** Whether what leaves is marked, and with whose key it is signed. */
export type MarkingConfig = {
  /** Each may be switched off by itself: what is signed into a file, the mark in its pixels, and its look in the registry. */
  readonly layers: { readonly metadata: boolean; readonly watermark: boolean; readonly registry: boolean }
  /** Without them the installation makes its own. */
  readonly files:
    | ({ readonly certificate: string } & (
        | { readonly key: string }
        | { readonly service: { readonly url: string; readonly token: string } }
      ))
    | undefined
  /** The address of a time-stamp service. */
  readonly stamps: string | undefined
}

export function markingConfig(variables: Variables): MarkingConfig {
  const { MARKING: marking, C2PA_TSA_URL: stamps } = variables
  const isOn = (layer: string): boolean => (marking ?? 'on') === 'on' || marking?.split(',').includes(layer) === true
  const layers = { metadata: isOn('metadata'), watermark: isOn('watermark'), registry: isOn('registry') }
  return { layers, files: signedWith(variables), stamps }
}

function signedWith({ C2PA_CERT, C2PA_KEY, C2PA_SIGNER_URL: url, C2PA_SIGNER_TOKEN: token }: Variables) {
  if (!C2PA_CERT) return undefined
  const certificate = resolve(C2PA_CERT)
  if (url && token) return { certificate, service: { url, token } }
  return C2PA_KEY ? { certificate, key: resolve(C2PA_KEY) } : undefined
}

/** A key without its certificate signs nothing. */
export function incompleteMarking(given: Environment): string[] {
  const isSet = (name: string): boolean => Boolean(given[name])
  const pair = (set: string, missing: string): string[] =>
    isSet(set) && !isSet(missing) ? [`${missing} is not set, but ${set} is. Set both, or neither.`] : []
  if (!isSet('C2PA_SIGNER_URL')) {
    return [
      ...pair('C2PA_CERT', 'C2PA_KEY'),
      ...pair('C2PA_KEY', 'C2PA_CERT'),
      ...pair('C2PA_SIGNER_TOKEN', 'C2PA_SIGNER_URL'),
    ]
  }
  return [
    ...pair('C2PA_SIGNER_URL', 'C2PA_SIGNER_TOKEN'),
    ...pair('C2PA_SIGNER_URL', 'C2PA_CERT'),
    ...(isSet('C2PA_KEY')
      ? ['C2PA_KEY and C2PA_SIGNER_URL are both set. The key is in a file, or with the service.']
      : []),
  ]
}
