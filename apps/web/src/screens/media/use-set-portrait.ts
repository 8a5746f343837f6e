import { bucketIds } from '@eidolon/contract/resources.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ID } from 'appwrite'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { patchCharacter } from '#features/characters/cache.ts'
import { updateCharacter } from '#features/characters/changes.ts'
import type { MediaItem } from '#features/media/media-item.ts'
import { uploadPicture } from '#lib/upload-picture.ts'
import { useApi } from '#lib/use-api.tsx'

/** Makes a picture, or the still of a video, the portrait of whom it shows: as a copy, so that neither needs the other. */
export function useSetPortrait() {
  const api = useApi()
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const set = async ({ characterId, posterId, fileId }: MediaItem, name = 'the character') => {
    if (characterId === null) return
    setBusy(true)
    try {
      const { send } = await api()
      const source = encodeURIComponent(posterId ?? fileId)
      const picture = await (await send('GET', `/storage/buckets/${bucketIds.media}/files/${source}/view`)).blob()
      const file = new File([picture], `portrait.${picture.type.split('/')[1] ?? 'png'}`, { type: picture.type })
      const imageId = await uploadPicture(api, { file, id: ID.unique() })
      await updateCharacter(api, characterId, { imageId })
      patchCharacter(cache, characterId, { imageId })
      toast.success(`It is the portrait of ${name} now.`)
    } catch {
      toast.error('Not set as portrait. The studio could not be reached, or it refused. Try again.')
    } finally {
      setBusy(false)
    }
  }
  return { busy, set }
}
