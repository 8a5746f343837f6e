import { bucketIds } from '@eidolon/contract/resources.ts'
import { shapesAvatarUrl } from '#lib/avatar.ts'
import { filePreviewUrl } from '#lib/file-url.ts'
import type { Preferences } from './preferences.ts'

/** The picture that stands for somebody: their own, or shapes that are always the same for them. */
export function avatarUrl(userId: string, { avatarId, avatarSeed }: Preferences): string {
  return avatarId
    ? filePreviewUrl(bucketIds.characters, avatarId, { width: 256, height: 256 })
    : shapesAvatarUrl(avatarSeed || userId, 256)
}
