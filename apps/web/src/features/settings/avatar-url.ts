import { bucketIds } from '@eidolon/contract/resources.ts'
import { shapesAvatarUrl } from '#lib/avatar.ts'
import { filePreviewUrl } from '#lib/files/file-url.ts'
import type { Preferences } from './preferences.ts'

/** The account's picture: its own, or shapes that are always the same for its id. */
export function avatarUrl(userId: string, { avatarId, avatarSeed }: Preferences): string {
  return avatarId
    ? filePreviewUrl(bucketIds.characters, avatarId, { width: 256, height: 256 })
    : shapesAvatarUrl(avatarSeed || userId, 256)
}
