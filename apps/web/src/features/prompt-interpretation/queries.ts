import type { Kind } from '@eidolon/contract/engines.ts'
import { Reading, type KeptReading } from '@eidolon/contract/readings.ts'
import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { Query } from 'appwrite'
import { fieldsOf, jsonOf } from '#lib/json-guards.ts'
import type { LoadApi } from '#lib/use-api.tsx'
import { keptNegative, keptReading } from './words.ts'

export type Question = {
  readonly text: string
  readonly characterIds: readonly string[]
  readonly engine: string
  readonly kind: Kind
  /** The text tells what to leave out. */
  readonly negative?: true
  /** What was chosen besides, where it decides what is drawn of several people. */
  readonly arrangement?: string | undefined
  readonly pose?: string | undefined
  /** How long a video is to be: long ones are not cut out. */
  readonly durationSeconds?: number | undefined
}

/** What was asked, with what was answered: an answer is shown until the next one comes, over a text that goes on. */
export type AnsweredQuestion = { readonly asked: Question; readonly reading: Reading }

/** What the studio makes of a text. Superseded readings are canceled. */
export const readingQuery = (api: LoadApi, question: Question | undefined) =>
  queryOptions({
    queryKey: ['readings', question],
    queryFn: ({ signal }) => fetchReading(api, question, signal),
    enabled: question !== undefined,
    placeholderData: keepPreviousData,
    // The same words are read alike until a character or an engine is changed.
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
    networkMode: 'always',
  })

async function fetchReading(
  api: LoadApi,
  question: Question | undefined,
  signal: AbortSignal,
): Promise<AnsweredQuestion> {
  const asked = question ?? { text: '', characterIds: [], engine: '', kind: 'image' }
  const response = await (await api()).send('POST', '/readings', { json: asked, signal })
  return { asked, reading: Reading.parse(await response.json()) }
}

/** How the texts of a request were read; undefined where that is not known any more, or never was. */
type KeptReadings = { readonly prompt: KeptReading | undefined; readonly negative: KeptReading | undefined }

/** How a picture's prompt was read when it was asked for, and what was to be left out of it. */
export const keptReadingQuery = (api: LoadApi, generationId: string | null) =>
  queryOptions({
    queryKey: ['readings', 'kept', generationId],
    queryFn: () => fetchKeptReadings(api, generationId),
    enabled: generationId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })

async function fetchKeptReadings(api: LoadApi, generationId: string | null): Promise<KeptReadings> {
  const { databases } = await api()
  // As a list: a generation that is gone is nothing to complain about.
  const queries = [Query.equal('$id', generationId ?? ''), Query.limit(1), Query.select(['$id', 'request'])]
  const { documents } = await databases.listDocuments(databaseId, collectionIds.generations, queries)
  const request = fieldsOf(jsonOf(fieldsOf(documents[0])['request']))
  return { prompt: keptReading(request), negative: keptNegative(request) }
}
