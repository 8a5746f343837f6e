import { type LookPicture, type LookPreviewRequest, previewSizes } from '@eidolon/contract/characters/looks.ts'
import { readGenes } from '@eidolon/people'
import { refuseForbidden } from '#application/generations/accept-request.ts'
import type { DrawLook, LookDrawing } from './draw-look.ts'
import { judge } from '#domain/generations/policy.ts'
import type { LookReader } from '#domain/looks/read-look.ts'
import type { Clock } from '#domain/shared/clock.ts'

type Deps = { readonly readLook: LookReader; readonly draw: DrawLook; readonly clock: Clock }

/** The picture of a look as it is asked for: by genes, or by a description that is read first. */
export function previewLook({ readLook, draw, clock }: Deps, request: LookPreviewRequest | LookPicture): LookDrawing {
  const { style = '', size = previewSizes.usual, view = 'portrait', expression = '' } = request
  const genes = request.genes ? readGenes(request.genes) : described(request)
  const { joints } = request
  return draw({ genes, style, size, view: joints ? 'full' : view, expression, ...(joints && { joints }) })

  function described(request: LookPreviewRequest | LookPicture) {
    const { appearance = '', age, seed } = 'appearance' in request ? request : {}
    refuseForbidden(judge([appearance], clock.now()))
    return readLook({ appearance, age, seed }).genes
  }
}
