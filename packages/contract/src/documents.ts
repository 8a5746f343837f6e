import { z } from 'zod'

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
