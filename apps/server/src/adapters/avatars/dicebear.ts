import type { AvatarArtist } from '#application/avatars/ports.ts'

/** DiceBear's "shapes", drawn here; loaded with the first picture, since a start needs none. */
export const dicebear: AvatarArtist = {
  async shapes(seed, size) {
    const [{ createAvatar }, style] = await Promise.all([import('@dicebear/core'), import('@dicebear/shapes')])
    return createAvatar(style, { seed, size }).toString()
  },
}
