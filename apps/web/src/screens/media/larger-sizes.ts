import type { Engine } from '@eidolon/contract/engines.ts'
import { useQuery } from '@tanstack/react-query'
import { enginesQuery } from '#features/generations/queries.ts'
import type { MediaItem } from '#features/media/media-item.ts'
import { useApi } from '#lib/use-api.tsx'

type LargerSize = { readonly id: string; readonly label: string; readonly pixels: string }
type ScalableMedia = Pick<MediaItem, 'kind' | 'engine' | 'width' | 'height'>

/** Sizes larger than a picture is, in which its engine can draw it again as it is. */
export function useLargerSizes(item: ScalableMedia | undefined): readonly LargerSize[] {
  const { data } = useQuery(enginesQuery(useApi()))
  return item ? largerSizes(item, data ?? []) : []
}

export function largerSizes(item: ScalableMedia, engines: readonly Engine[]): readonly LargerSize[] {
  const engine = engines.find(({ id, available }) => available && id === item.engine)
  if (!engine || item.kind !== 'image') return []
  const { aspects, sizes } = engine.abilities
  // The shape that it has comes nearest to it, in whatever size it was drawn.
  const [shape] = aspects.toSorted((one, other) => astray(item, one) - astray(item, other))
  if (!shape) return []
  const { width, height } = shape
  return sizes
    .filter(({ factor }) => factor > 1 && width * factor > item.width)
    .map(({ id, label, factor }) => ({ id, label, pixels: `${width * factor} × ${height * factor}` }))
}

type Shape = { readonly width: number; readonly height: number }

const astray = (one: Shape, other: Shape): number => Math.abs(one.width / one.height - other.width / other.height)
