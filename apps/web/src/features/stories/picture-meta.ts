import { collectionIds, databaseId } from '@eidolon/contract/resources.ts'
import type { Head } from '@eidolon/stories'
import { Query } from 'appwrite'
import { fieldsOf, jsonOf, textOf } from '#lib/json-guards.ts'
import type { LoadApi } from '#lib/use-api.tsx'

/** How large a picture is and where heads are in it; engines elsewhere do not tell that. */
export type PictureMeta = {
  readonly size: { readonly width: number; readonly height: number }
  readonly heads: readonly Head[]
}

export async function pictureMeta(api: LoadApi, mediaId: string): Promise<PictureMeta> {
  const { databases } = await api()
  const select = [Query.select(['$id', 'width', 'height', 'scene', 'characterIds'])]
  const { width, height, scene, characterIds } = fieldsOf(
    await databases.getDocument(databaseId, collectionIds.media, mediaId, select),
  )
  const { heads } = fieldsOf(jsonOf(scene))
  const people: readonly unknown[] = Array.isArray(characterIds) ? characterIds : []
  return {
    size: { width: Number(width) || 1, height: Number(height) || 1 },
    heads: (Array.isArray(heads) ? heads : []).flatMap((given: unknown, at): Head[] => {
      const [x, y, radius] = ['x', 'y', 'radius'].map((key) => Number(fieldsOf(given)[key]))
      if (!Number.isFinite(x) || !Number.isFinite(y) || !Number.isFinite(radius)) return []
      return [{ x: x ?? 0, y: y ?? 0, radius: radius ?? 0, characterId: textOf(people[at]) }]
    }),
  }
}
