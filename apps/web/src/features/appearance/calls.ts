import { Look, VariationList, type KeepableGroup, type LookView } from '@eidolon/contract/characters/looks.ts'
import type { LoadApi } from '#lib/use-api.tsx'
import type { Genes } from './genes.ts'

export type Description = {
  readonly appearance: string
  readonly age?: number
  readonly style?: string
  /** The person over whom the text is laid, and the text that they came from. */
  readonly genes?: Genes
  readonly before?: string
  readonly seed?: number
}

/** What a description says about a person's looks. */
export async function readLook(api: LoadApi, description: Description, signal: AbortSignal): Promise<Look> {
  const { send } = await api()
  const response = await send('POST', '/looks', { json: description, signal })
  return Look.parse(await response.json())
}

export type Preview = {
  readonly genes: Genes
  readonly style: string
  readonly size: number
  readonly view?: LookView
  /** A newer preview of the same slot ends an older one. */
  readonly slot: string
}

/** A picture of these genes. */
export async function drawLook(api: LoadApi, preview: Preview, signal: AbortSignal): Promise<Blob> {
  const { send } = await api()
  const { style, ...rest } = preview
  const response = await send('POST', '/looks/preview', { json: { ...rest, ...(style && { style }) }, signal })
  return response.blob()
}

export type VariationRequest = {
  readonly keep: readonly KeepableGroup[]
  readonly strength: number
  readonly count: number
}

/** People like this character. */
export async function varyCharacter(
  api: LoadApi,
  id: string,
  request: VariationRequest,
): Promise<VariationList['variations']> {
  const { send } = await api()
  const response = await send('POST', `/characters/${encodeURIComponent(id)}/variations`, { json: request })
  return VariationList.parse(await response.json()).variations
}
