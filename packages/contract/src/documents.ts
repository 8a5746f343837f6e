import { z } from 'zod'
import { customId, existingId, maybe } from './parameters.ts'
import { isPlainJson } from './plain-json.ts'

/** Where documents are; in the order in which the routes check it. */
export const CollectionPlace = z.object({ databaseId: existingId(), collectionId: existingId() })
export const DocumentPlace = z.object({
  databaseId: existingId(),
  collectionId: existingId(),
  documentId: existingId(),
})

/** Attributes by name. Left out, null and an empty list mean that nothing was sent; JSON as a text is read. */
const data = z.preprocess(readData, z.record(z.string(), z.unknown(), { error: 'Value must be a valid object.' }))

const list = 'Value must a valid array no longer than 100 items and Value must be a valid string'
const permissions = maybe(z.array(z.string({ error: list }), { error: list }).max(100, list))

export const NewDocument = z.object({ documentId: customId(), data, permissions })
export const DocumentChange = z.object({ data, permissions })

/** What is said of queries that are too many or too long. */
export const queriesForm = `${list} and at least 1 chars and no longer than 4096 chars`

function readData(value: unknown): unknown {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return {}
  if (typeof value !== 'string' || !isPlainJson(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** What the documents service answers: system attributes, then whatever the collection defines. */
export const Document = z
  .object({
    $id: z.string(),
    $collectionId: z.string(),
    $databaseId: z.string(),
    $createdAt: z.string(),
    $updatedAt: z.string(),
    $permissions: z.array(z.string()),
  })
  .loose()
export type Document = z.infer<typeof Document>

export const DocumentList = z.object({ total: z.int(), documents: z.array(Document) })
export type DocumentList = z.infer<typeof DocumentList>

/** A list that was asked for some attributes only (`Query.select`). */
export const SelectedDocuments = z.object({ documents: z.array(z.record(z.string(), z.unknown())) })
