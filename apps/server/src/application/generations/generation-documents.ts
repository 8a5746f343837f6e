import type { GenerationId, UserId } from '@eidolon/contract/ids.ts'
import {
  GenerationError,
  GenerationRequest,
  generationStatuses,
  type ResultKind,
  resultKinds,
} from '@eidolon/contract/generations.ts'
import { collectionIds } from '@eidolon/contract/resources.ts'
import type { SystemDocuments } from '#application/documents/system-documents.ts'
import type { Transaction } from '#application/shared/transaction.ts'
import type { Document } from '#domain/documents/document.ts'
import { type Generation, hasEnded, type Step } from '#domain/generations/generation.ts'
import type { CountedGeneration, GenerationAccess } from './ports.ts'

/** Generations, which are documents that only the studio writes. */
export type Generations = {
  /** Within a unit the row is locked until the unit ends. */
  find(id: GenerationId, unit?: Transaction): Promise<Generation | undefined>
  add(unit: Transaction, id: GenerationId, owner: UserId, request: GenerationRequest): Promise<Document>
  /** Undefined when it is gone. `GenerationAccess.ended` is called when this step ends it. */
  change(unit: Transaction, id: GenerationId, step: Step, more?: DrawnCount): Promise<Document | undefined>
}

/** How many pictures were drawn where that is more than are delivered. */
type DrawnCount = { readonly drawn: number }

const collection = collectionIds.generations

export function generationDocuments(documents: SystemDocuments, access: GenerationAccess): Generations {
  return {
    async find(id, unit) {
      const document = await documents.find(collection, id, unit)
      return document && readGeneration(document)
    },
    add(unit, id, owner, request) {
      const { characterId, engine, count } = request
      const data = {
        characterId,
        kind: kindOf(request),
        engine,
        count,
        status: 'queued',
        request: JSON.stringify(request),
      }
      // Read by its owner alone, and written by the studio alone.
      return documents.create(unit, collection, { id, data, permissions: [{ action: 'read', role: `user:${owner}` }] })
    },
    async change(unit, id, step, more) {
      const { request, error, ...plain } = step
      const data = {
        ...plain,
        ...(request !== undefined && { request: JSON.stringify(request) }),
        ...(error !== undefined && { error: error && JSON.stringify(error) }),
      }
      const document = await documents.update(unit, collection, id, { data })
      if (document && step.status !== undefined && hasEnded({ status: step.status })) {
        const generation = readGeneration(document)
        await access.ended(unit, countedGeneration(generation), {
          status: step.status,
          delivered: more?.drawn ?? delivered(generation),
        })
      }
      return document
    },
  }
}

/** A generation as quotas count it. */
export const countedGeneration = ({ id, owner, count }: Generation): CountedGeneration => ({
  generationId: id,
  owner,
  count,
})

/** What becomes of a request. */
export const kindOf = ({ sheet, kind }: Pick<GenerationRequest, 'sheet' | 'kind'>): ResultKind =>
  sheet ? 'sheet' : kind

/** How many pictures somebody has: all of a sheet are in its one file. */
const delivered = ({ kind, count, mediaIds }: Generation): number =>
  kind === 'sheet' && mediaIds.length > 0 ? count : mediaIds.length

export const ownerOf = ({ owner }: Pick<Document, 'owner'>): string => owner ?? ''

function readGeneration(document: Document): Generation {
  const { data } = document
  const text = (key: string) => (typeof data[key] === 'string' ? data[key] : '')
  const number = (key: string) => (typeof data[key] === 'number' ? data[key] : 0)
  const mediaIds = Array.isArray(data['mediaIds']) ? data['mediaIds'].map(String) : []
  return {
    id: document.id,
    owner: ownerOf(document),
    characterId: text('characterId'),
    kind: resultKinds.find((kind) => kind === text('kind')) ?? 'image',
    engine: text('engine'),
    status: statusOf(text('status')),
    stage: text('stage'),
    progress: number('progress'),
    previewUrl: text('previewUrl'),
    count: number('count'),
    mediaIds,
    request: GenerationRequest.parse(JSON.parse(text('request'))),
    error: text('error') === '' ? null : GenerationError.parse(JSON.parse(text('error'))),
    attempts: number('attempts'),
    passedOver: number('passedOver'),
    startedAt: text('startedAt') || null,
    finishedAt: text('finishedAt') || null,
  }
}

function statusOf(text: string): Generation['status'] {
  const known = generationStatuses.find((status) => status === text)
  if (!known) throw new Error(`A generation cannot be ${text}`)
  return known
}
